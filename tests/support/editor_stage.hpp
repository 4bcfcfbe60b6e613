// The record editor on a screen without a display: gadgets are pressed by their words, files are a
// map, orders are written down, the game is what the test says.
#pragma once

#include "app/editor/desk.hpp"
#include "app/editor/record_files.hpp"
#include "core/mancala/rules.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace editor_stage {

/// A game of Anna and Jörg with these pits.
[[nodiscard]] inline mancala::Record record_of(const std::vector<int>& pits)
{
    mancala::Record record;
    record.names = {"Anna", "Jörg"};
    for (const int pit : pits) {
        const mancala::Pit chosen(pit);
        record.moves.push_back({record.line.back().to_move, chosen});
        record.line.push_back(mancala::play(record.line.back(), chosen).position);
    }
    return record;
}

class EditorStage
{
  public:
    explicit EditorStage(glue::Language language = glue::Language::german)
        : look(golden::fonts())
        , screen({640, 400}, "Mancala", look)
        , desk(screen, language, services(language))
    {
        screen.set_help(
            {" (Hilfsmodus)", [this](const std::string& node) { pages.push_back(node); }});
        desk.open();
    }

    void open(const mancala::Record& record, const std::string& path = "/p/partie.partie")
    {
        desk.open(record, path);
        desk.refresh();
    }

    // What the game tells.

    void news() { take({}); }

    /// The whole history, as another game has it or a listener gets it first.
    void hear(const std::vector<int>& pits)
    {
        heard_ = record_of(pits);
        const auto& line = heard_.line;
        take(glue::HeardMoves{line.front(), 0, heard_.moves, {line.begin() + 1, line.end()}});
    }

    void undo()
    {
        heard_.moves.pop_back();
        heard_.line.pop_back();
        take(glue::HeardMoves{std::nullopt, heard_.moves.size(), {}, {}});
    }

    /// Undo and another move, told at once.
    void replace_last_move(int pit)
    {
        heard_.moves.pop_back();
        heard_.line.pop_back();
        const mancala::Position& before = heard_.line.back();
        const std::size_t kept = heard_.moves.size();
        heard_.moves.push_back({before.to_move, mancala::Pit(pit)});
        heard_.line.push_back(mancala::play(before, mancala::Pit(pit)).position);
        take(glue::HeardMoves{std::nullopt, kept, {heard_.moves.back()}, {heard_.line.back()}});
    }

    // What the user does.

    void press(const std::string& words)
    {
        const toolkit::Gadget* const gadget = find(words);
        REQUIRE_MESSAGE(gadget != nullptr, words);
        click(window().box().origin() + gadget->box().origin() + raster::Point{4, 4});
    }

    void click_row(std::size_t row)
    {
        desk.refresh();
        const raster::Point list = window().box().origin() + raster::Point{12, 17};
        click(list + raster::Point{20, 2 + static_cast<int>(row - list_view().top()) * 8 + 4});
    }

    void type(toolkit::Key key)
    {
        toolkit::KeyEvent event;
        event.key = key;
        send(event);
    }

    void type(char32_t symbol)
    {
        toolkit::KeyEvent event;
        event.symbol = symbol;
        send(event);
    }

    void wait(toolkit::Time time)
    {
        now += time;
        desk.handle(toolkit::Tick{now});
        desk.refresh();
    }

    /// Answers what is looked into: that this pit is best, and what it is worth to the mover.
    void find(int pit, int value)
    {
        REQUIRE(looked_into);
        glue::Analysis analysis;
        analysis.position = *std::exchange(looked_into, std::nullopt);
        analysis.depth = 9;
        analysis.value = value;
        analysis.line = {{analysis.position.to_move, mancala::Pit(pit)}};
        desk.take({analysis, true});
        desk.refresh();
    }
    /// The window of the analysis; null while it is closed.
    [[nodiscard]] const editor::CheckWindow* check_window() const
    {
        for (const auto& window : screen.windows()) {
            if (const auto* found = dynamic_cast<const editor::CheckWindow*>(window.get())) {
                return found;
            }
        }
        return nullptr;
    }
    /// Presses there in the window of the analysis.
    void press_in_check(raster::Point point)
    {
        REQUIRE(check_window() != nullptr);
        click(check_window()->box().origin() + point);
    }

    /// Answers the open question.
    void answer(const std::string& button)
    {
        for (const auto& gadget : screen.windows().back()->gadgets()) {
            const auto* found = dynamic_cast<const toolkit::Button*>(gadget.get());
            if (found != nullptr && found->label().text() == button) {
                click(screen.windows().back()->box().origin() + gadget->box().origin() +
                      raster::Point{4, 4});
                return;
            }
        }
        FAIL("no such answer: " << button);
    }

    /// Answers the question for a file.
    void name_file(const std::string& path)
    {
        name_file_unseen(path);
        desk.refresh();
    }
    /// Likewise, but nothing has been drawn since.
    void name_file_unseen(const std::string& path)
    {
        REQUIRE(on_path_);
        std::exchange(on_path_, nullptr)(path);
    }

    // What there is to be seen.

    [[nodiscard]] bool is_open() const { return window_or_null() != nullptr; }
    [[nodiscard]] const editor::EditorWindow& window() const
    {
        REQUIRE(is_open());
        return *window_or_null();
    }
    /// The text of the requester in front; empty if there is none.
    [[nodiscard]] std::string question() const
    {
        const auto* asked = dynamic_cast<const toolkit::Requester*>(screen.windows().back().get());
        std::string text;
        for (const std::string& line :
             asked == nullptr ? std::vector<std::string>() : asked->lines()) {
            text += text.empty() ? line : "\n" + line;
        }
        return text;
    }
    [[nodiscard]] std::string title()
    {
        desk.refresh();
        return window().title();
    }
    [[nodiscard]] std::vector<std::string> rows()
    {
        desk.refresh();
        std::vector<std::string> texts;
        for (const toolkit::Row& row : list_view().rows()) {
            texts.push_back(row.text);
        }
        return texts;
    }
    /// What stands at the right of the rows.
    [[nodiscard]] std::vector<std::string> notes()
    {
        desk.refresh();
        std::vector<std::string> texts;
        for (const toolkit::Row& row : list_view().rows()) {
            texts.push_back(row.note);
        }
        return texts;
    }
    [[nodiscard]] const editor::MiniScene& board()
    {
        desk.refresh();
        return gadget<editor::MiniBoard>().scene();
    }
    [[nodiscard]] bool is_ghosted(const std::string& words)
    {
        desk.refresh();
        const toolkit::Gadget* const found = find(words);
        REQUIRE_MESSAGE(found != nullptr, words);
        return !found->is_enabled();
    }
    [[nodiscard]] raster::Surface picture()
    {
        desk.refresh();
        raster::Surface surface(screen.size());
        screen.draw(surface);
        return surface;
    }

    std::map<std::string, std::string> files;
    std::optional<base::Diagnostic> refusal; ///< what writing answers
    std::vector<std::string> orders;
    std::vector<match::Restore> restores;
    std::optional<mancala::Position> looked_into; ///< for the analysis
    std::vector<std::string> pages;               ///< of the guide
    std::optional<glue::FileQuestion> wish;       ///< the last
    match::Phase phase = match::Phase::ready;
    toolkit::Time now{1000};
    toolkit::Look look;
    toolkit::Screen screen;
    editor::Desk desk;

  private:
    [[nodiscard]] editor::Services services(glue::Language language)
    {
        editor::Services services;
        services.ask_file = [this](toolkit::Screen&, const glue::FileQuestion& wanted,
                                   const auto& on_path) {
            wish = wanted;
            on_path_ = on_path;
        };
        services.read_record = [this, language](const std::string& path) {
            return editor::record_in(files[path], path, language);
        };
        services.write = [this](const std::string& path, const std::string& text) {
            if (!refusal) {
                files[path] = text;
            }
            return refusal;
        };
        services.print = [this](const std::string& text) { orders.push_back("print " + text); };
        services.listen = [this](glue::Listening listening) {
            orders.emplace_back(listening == glue::Listening::on ? "listen" : "stop listening");
        };
        services.restore = [this](const match::Restore& restore) { restores.push_back(restore); };
        services.look_into = [this](const mancala::Position& position,
                                    const glue::AnalysisBudget&) { looked_into = position; };
        services.stop_looking = [this] { looked_into.reset(); };
        services.closed = [this] { orders.emplace_back("closed"); };
        return services;
    }

    void take(std::optional<glue::HeardMoves> heard)
    {
        glue::Update update;
        update.view.phase = phase;
        update.view.seats.both = {match::Seat{match::SeatKind::human, "Anna"},
                                  match::Seat{match::SeatKind::human, "Jörg"}};
        update.heard = std::move(heard);
        desk.take(update);
        desk.refresh();
    }

    void send(const toolkit::KeyEvent& event)
    {
        desk.refresh();
        screen.handle(event);
        desk.refresh();
    }

    void click(raster::Point at)
    {
        desk.refresh();
        screen.handle(
            toolkit::PointerEvent{.action = toolkit::PointerAction::press, .position = at});
        screen.handle(
            toolkit::PointerEvent{.action = toolkit::PointerAction::release, .position = at});
        desk.refresh();
    }

    [[nodiscard]] const editor::EditorWindow* window_or_null() const
    {
        for (const auto& window : screen.windows()) {
            if (const auto* found = dynamic_cast<const editor::EditorWindow*>(window.get())) {
                return found;
            }
        }
        return nullptr;
    }

    template <typename T>
    [[nodiscard]] const T& gadget() const
    {
        for (const auto& gadget : window().gadgets()) {
            if (const auto* found = dynamic_cast<const T*>(gadget.get())) {
                return *found;
            }
        }
        throw std::logic_error("no such gadget");
    }
    [[nodiscard]] const toolkit::ListView& list_view() const { return gadget<toolkit::ListView>(); }

    /// The button, check box or cycle gadget with these words.
    [[nodiscard]] const toolkit::Gadget* find(const std::string& words) const
    {
        for (const auto& gadget : window().gadgets()) {
            const auto* button = dynamic_cast<const toolkit::Button*>(gadget.get());
            const auto* box = dynamic_cast<const toolkit::Checkbox*>(gadget.get());
            const auto* cycle = dynamic_cast<const toolkit::Cycle*>(gadget.get());
            if ((button != nullptr && button->label().text() == words) ||
                (box != nullptr && box->label().text() == words) ||
                (cycle != nullptr && cycle->labels().at(cycle->choice()) == words)) {
                return gadget.get();
            }
        }
        return nullptr;
    }

    mancala::Record heard_; ///< the game as it was told
    std::function<void(const std::string&)> on_path_;
};

} // namespace editor_stage
