// A main window without a display: news goes in as values, orders are written down.
#pragma once

#include "app/editor/record_files.hpp"
#include "app/mancala/main_window.hpp"
#include "support/cut_texts.hpp"
#include "support/fake_drawers.hpp"
#include "support/golden.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace stage {

/// The state of a game of two humans named Anna and Jörg, or as the test changes it.
[[nodiscard]] inline glue::GameView game_of_two()
{
    using enum match::SeatKind;
    glue::GameView view;
    view.position = mancala::initial();
    view.phase = match::Phase::running;
    view.seats.both = {match::Seat{human, "Anna"}, match::Seat{human, "Jörg"}};
    view.change = 1;
    return view;
}

/// News that is no more than this state.
[[nodiscard]] inline glue::Update news(const glue::GameView& view)
{
    glue::Update update;
    update.view = view;
    return update;
}

/// An order for the link in words.
[[nodiscard]] inline std::string words_of(const glue::PartnerOrder& order)
{
    if (const auto* wait = std::get_if<glue::ListenForPartner>(&order)) {
        return "wait at " + wait->address;
    }
    if (const auto* call = std::get_if<glue::CallPartner>(&order)) {
        return "call " + call->address + " with " + call->code;
    }
    if (const auto* settle = std::get_if<glue::SettleDifference>(&order)) {
        constexpr std::array words{"go on with mine", "go on with the partner's", "part"};
        return words.at(static_cast<std::size_t>(settle->how));
    }
    return "end the link";
}

/// A game of two whose right player plays on another machine.
[[nodiscard]] inline glue::GameView linked_game(glue::PartnerPhase phase)
{
    using enum glue::PartnerPhase;
    glue::GameView view = game_of_two();
    const bool met = is_bound(phase);
    view.partner = {.phase = phase,
                    .role = glue::PartnerRole::host,
                    .address = "192.168.1.20:4096",
                    .code = "3K7M-XWQP-9HJC-4RTV-E7FA-5DNY",
                    .name = met ? "Jörg" : "",
                    .seat = met ? std::optional(mancala::Player::two) : std::nullopt,
                    .reason = "",
                    .file = "",
                    .alone = std::nullopt};
    return view;
}

/// What was found of a position, as the engine tells it: pit 4, then 2, the mover 2.6 ahead.
[[nodiscard]] inline glue::AnalysisNews found(const mancala::Position& position)
{
    using mancala::Pit;
    glue::Analysis analysis;
    analysis.position = position;
    analysis.depth = 11;
    analysis.value = 262;
    const mancala::Player mover = position.to_move;
    analysis.line = {{mover, Pit(4)}, {mover, Pit(2)}, {other(mover), Pit(9)}};
    analysis.nodes = 4'516'843;
    return {analysis, false};
}

class Stage
{
  public:
    struct Question
    {
        mancala::Position position;
        glue::AnalysisBudget budget;
    };

    explicit Stage(app::WindowSettings settings = {})
        : window(
              golden::fonts(),
              std::move(settings),
              {.submit = [this](const match::Action& action) { actions.push_back(action); },
               .shown = [this](std::uint64_t change) { shown.push_back(change); },
               .end_pause = [this] { orders.emplace_back("end pause"); },
               .set_sync =
                   [this](app::Sync sync) {
                       orders.emplace_back(sync == app::Sync::on ? "sync on" : "sync off");
                   },
               .set_thinking =
                   [this](glue::Thinking thinking) {
                       orders.push_back("think " + std::string(word_of(thinking)));
                   },
               .quit = [this] { orders.emplace_back("quit"); },
               .show_guide = [this](const std::string& node) { orders.push_back("guide " + node); },
               .answer_offer =
                   [this](app::OfferAnswer answer) {
                       orders.emplace_back(answer == app::OfferAnswer::go_on ? "go on"
                                                                             : "put aside");
                   },
               .editor = editor_services(),
               .load_extern =
                   [this](match::SeatKind kind, const std::string& path) {
                       orders.push_back("load " + std::string(match::title(kind)) + ": " + path);
                   },
               .tell = [this](const std::string& lines) { orders.push_back("tell " + lines); },
               .take_picture =
                   [this](app::Picture picture) {
                       orders.emplace_back(picture == app::Picture::raw ? "picture"
                                                                        : "picture as shown");
                   },
               .show_effect =
                   [this](glue::Effect effect) {
                       orders.push_back("effect " + std::string(word_of(effect)));
                   },
               .order_partner =
                   [this](const glue::PartnerOrder& order) { orders.push_back(words_of(order)); },
               .analysis = {.look_into =
                                [this](const mancala::Position& position,
                                       const glue::AnalysisBudget& budget) {
                                    looked_into.push_back({position, budget});
                                },
                            .stop = [this] { orders.emplace_back("stop looking"); }},
               .copy = [this](const std::string& text) { orders.push_back("copy " + text); },
               .ask_file =
                   [language = settings.language](
                       toolkit::Screen& screen, const glue::FileQuestion& question, auto on_file) {
                       toolkit::ask_file(screen, glue::file_request(language, question, "/p"),
                                         std::make_unique<support::FakeDrawers>(),
                                         std::move(on_file));
                   },
               .show_theme =
                   [this](std::size_t theme) {
                       orders.push_back("theme " + std::to_string(theme));
                   },
               .save = [this](const glue::Settings& kept) -> std::optional<base::Diagnostic> {
                   saved.push_back(kept);
                   return save_refusal;
               }})
    {
    }

    /// The game has changed; not by a move.
    void take(const glue::GameView& view) { window.take({news(view)}, now); }

    /// The pit is played in `view`, which becomes what is after it.
    void play(glue::GameView& view, mancala::Pit pit)
    {
        const mancala::Position before = view.position;
        const mancala::Outcome outcome = mancala::play(before, pit);
        view.position = outcome.position;
        view.can_undo = true;
        ++view.change;
        if (outcome.over) {
            view.phase = match::Phase::over;
            view.ending = match::Ending::natural;
            view.comment = match::computer_comment(view.position, view.seats);
        }
        glue::Update update = news(view);
        update.sown = glue::SownMove{before, pit};
        window.take({update}, now);
    }

    /// A game that a crash has left is on offer; or again, since it could not go on.
    void offer(const glue::GameView& view,
               const glue::LostGameNote& lost,
               std::optional<match::Denial> denied = std::nullopt)
    {
        glue::Update update = news(view);
        update.lost = lost;
        update.denied = denied;
        window.take({update}, now);
    }

    void wait(toolkit::Time time)
    {
        now += time;
        window.handle(toolkit::Tick{now});
    }

    /// The port asks for a requester.
    void ask(glue::Request request)
    {
        glue::Update update = news(game_of_two());
        update.request = request;
        window.take({update}, now);
    }

    /// Moves the pointer there.
    void point(raster::Point at) { window.handle(toolkit::PointerEvent{.position = at}); }

    void click(raster::Point at)
    {
        using enum toolkit::PointerAction;
        window.handle(toolkit::PointerEvent{.action = press, .position = at});
        window.handle(toolkit::PointerEvent{.action = release, .position = at});
    }

    void type(toolkit::Key key, toolkit::Modifiers modifiers = {})
    {
        toolkit::KeyEvent event;
        event.key = key;
        event.modifiers = modifiers;
        window.handle(event);
    }

    void type(char32_t symbol, toolkit::Modifiers modifiers)
    {
        toolkit::KeyEvent event;
        event.symbol = symbol;
        event.modifiers = modifiers;
        window.handle(event);
    }

    /// A key in the rows of digits and letters, from 0.
    void type_at(int row, int column, char32_t symbol = 0)
    {
        toolkit::KeyEvent event;
        event.symbol = symbol;
        event.place = toolkit::KeyPlace{row, column};
        window.handle(event);
    }

    /// The pits played, in order; other actions are left out.
    [[nodiscard]] std::vector<int> pits() const
    {
        std::vector<int> numbers;
        for (const match::Action& action : actions) {
            if (const auto* play = std::get_if<match::PlayPit>(&action)) {
                numbers.push_back(play->pit.number());
            }
        }
        return numbers;
    }

    [[nodiscard]] raster::Surface picture()
    {
        raster::Surface surface(app::screen_size);
        window.draw(surface);
        return surface;
    }

    /// The texts of the picture that are not whole, each in brackets.
    [[nodiscard]] std::string cut_texts()
    {
        raster::Surface surface(app::screen_size);
        support::CutTexts cut;
        window.draw({surface, cut});
        return cut.all();
    }

    /// A menu's key.
    void command(char32_t symbol) { type(symbol, {.amiga = true}); }
    void open_partner() { command(U'l'); }

    /// Types into the gadget with the focus.
    void write(const std::string& text)
    {
        toolkit::KeyEvent event;
        event.text = text;
        window.handle(event);
    }

    /// Files are named in the window itself; what is in them is here.
    [[nodiscard]] editor::Services editor_services()
    {
        editor::Services services;
        services.read_record = [this](const std::string& path) {
            return editor::record_in(files[path], path, glue::Language::german);
        };
        services.write = [this](const std::string& path,
                                const std::string& words) -> std::optional<base::Diagnostic> {
            files[path] = words;
            return std::nullopt;
        };
        services.look_into = [this](const mancala::Position& position,
                                    const glue::AnalysisBudget& budget) {
            checked.push_back({position, budget});
        };
        services.print = [this](const std::string& words) { orders.push_back("print " + words); };
        services.listen = [this](glue::Listening listening) {
            orders.emplace_back(listening == glue::Listening::on ? "listen" : "stop listening");
        };
        return services;
    }

    std::map<std::string, std::string> files; ///< by path; read and written by the editor
    std::vector<match::Action> actions;
    std::vector<std::uint64_t> shown;
    std::vector<std::string> orders;
    std::vector<glue::Settings> saved;
    std::vector<Question> looked_into;
    std::vector<Question> checked;                ///< for the editor
    std::optional<base::Diagnostic> save_refusal; ///< what saving answers
    toolkit::Time now{1000};
    app::MainWindow window;
};

/// It shows a game of two from its start; `view` is the game's state.
struct GameStage : Stage
{
    GameStage() { take(view); }

    glue::GameView view = game_of_two();
};

} // namespace stage
