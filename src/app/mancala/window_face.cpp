#include "app/mancala/window_face.hpp"

#include "app/editor/record_files.hpp"
#include "app/glue/lost_games.hpp"
#include "app/glue/reasons.hpp"
#include "app/glue/record_seats.hpp"
#include "app/glue/settings_file.hpp"
#include "app/mancala/camera.hpp"
#include "app/mancala/desktop.hpp"
#include "app/mancala/game_thread.hpp"
#include "app/mancala/guide_desk.hpp"
#include "app/mancala/line_writer.hpp"
#include "app/mancala/program.hpp"
#include "app/mancala/share.hpp"
#include "core/base/version.hpp"
#include "render/raster/png.hpp"
#include "render/sdl/font_loader.hpp"

#include <unistd.h>

#include <iostream>
#include <string>
#include <system_error>
#include <utility>
#include <variant>

namespace app {

namespace {

WindowSettings
window_settings(const Options& options, const Themes& themes, const std::string& port_name)
{
    WindowSettings settings;
    settings.language = options.language;
    settings.version = base::version;
    settings.date = base::version_date;
    settings.port_name = port_name;
    const glue::Settings& saved = options.settings;
    settings.preferences = {.board = saved.board,
                            .sow_delay = saved.sow_delay ? SowDelay::on : SowDelay::off,
                            .sync = saved.sync ? Sync::on : Sync::off,
                            .thinking = saved.thinking,
                            .effect = saved.effect,
                            .theme = themes.shown};
    for (std::size_t i = 0; i < themes.all.size(); ++i) {
        settings.themes.push_back({themes.all.at(i).name, themes.faults.at(i)});
    }
    return settings;
}

void dispatch(MainWindow& window, const sdl::Event& event)
{
    if (const auto* key = std::get_if<toolkit::KeyEvent>(&event)) {
        window.handle(*key);
    } else if (const auto* pointer = std::get_if<toolkit::PointerEvent>(&event)) {
        window.handle(*pointer);
    } else if (std::holds_alternative<sdl::QuitRequest>(event)) {
        window.ask_quit();
    }
}

/// The program was ended from outside: nobody could be asked whether these are to be saved.
void keep(const std::vector<mancala::Record>& records, glue::Language language)
{
    for (const mancala::Record& record : records) {
        std::string words;
        try {
            const auto file = glue::put_aside(record, glue::data_folder());
            words = glue::text(language, glue::Text::lost_game_kept,
                               {file.filename().string(), file.parent_path().string()});
        } catch (const std::system_error& error) {
            words = glue::text(language, glue::Text::editor_not_kept,
                               {glue::reason_text(language, error.code())});
        }
        std::cerr << "mancala: " + words + "\n";
    }
}

/// Asks about the lost game, and says first why it could not be taken up.
void offer(glue::GameLink& link, const glue::LostGame& lost, std::optional<match::Denial> denied)
{
    link.tell_lost({lost.record.names, lost.record.moves.size()}, denied);
}

/// On the game's thread.
void answer_offer(Program& program, glue::GameLink& link, OfferAnswer answer)
{
    if (answer == OfferAnswer::put_aside) {
        program.offer().decline();
        return;
    }
    program.offer().accept([&program, &link](std::optional<match::Denial> denied) {
        if (const glue::LostGame* const lost = program.offer().lost()) {
            offer(link, *lost, denied);
        }
    });
}

} // namespace

WindowFace::WindowFace(const Options& options)
    : options_(options)
    , fonts_(sdl::load_fonts(share_folder() / "fonts"))
    , themes_(themes_for(options, "mancala"))
    , display_(display_options(options, "Mancala"))
    , input_(display_)
    , surface_(screen_size)
{
}

void WindowFace::run(glue::PlayerFactory factory)
{
    const engine::ExactValues* const known = factory.known();
    Program program(options_, std::move(factory), glue::Pace::as_shown);
    glue::GameLink link(
        program.loop(), program.game(), [&] { program.quit(); }, &program.partner());
    program.at_end([&] { link.tell_quit(); });
    program.at_hook_line([&](const std::string& line) { link.tell_line(line); });
    link.set_wake([this] { input_.wake(); });
    const WindowSettings settings = window_settings(options_, themes_, program.port_name());
    GuideDesk guide(options_.guide_path, own_guide(options_.language), options_.language);
    LineWriter out(STDOUT_FILENO, BrokenPipe::is_ignored);
    const workbench::Volumes volumes = own_volumes();
    glue::FileDesk files(settings.language, glue::usual_places(share_folder(), volumes));
    MainWindow* shown = nullptr;
    editor::Printer printer(settings.language, [this] { input_.wake(); });
    glue::Analyst analyst([this] { input_.wake(); }, known);
    glue::Analyst checker([this] { input_.wake(); }, known, glue::Analyser::Memory::kept);
    const Helpers helpers{link, printer, analyst, checker};
    WindowOrders wanted = orders(helpers);
    wanted.answer_offer = [&](OfferAnswer answer) {
        program.loop().post([&program, &link, answer] { answer_offer(program, link, answer); });
    };
    wanted.ask_file = [&](auto& screen, const auto& question, auto on_file) {
        files.ask(screen, question, std::move(on_file));
    };
    wanted.show_guide = [&](const std::string& node) { guide.show(shown->screen(), node); };
    wanted.tell = [&](const std::string& lines) {
        out.write(lines);
        sdl::InputSource::copy(lines);
    };
    MainWindow window(fonts_, settings, std::move(wanted));
    shown = &window;
    if (!options_.record_file.empty()) {
        // What lies in a running game's place is cleared away later: nothing is to be saved there.
        const bool ours = glue::is_game_place(options_.record_file, glue::state_folder());
        window.open_editor(*options_.record, ours ? "" : options_.record_file);
    }
    const auto* const call =
        options_.link ? std::get_if<glue::CallPartner>(&*options_.link) : nullptr;
    if (call != nullptr && call->code.empty()) {
        window.ask_for_code(call->address);
    }
    guide_ = &guide;
    program.begin(options_, Viewed::elsewhere, [&](const glue::LostGame* lost) {
        if (lost != nullptr) {
            offer(link, *lost, std::nullopt);
        }
    });
    GameThread game(program, [&] { link.tell_quit(); });
    loop(window, helpers);
    keep(window.forsaken(), settings.language);
    game.finish();
}

WindowOrders WindowFace::orders(const Helpers& helpers)
{
    glue::GameLink& link = helpers.link;
    editor::Printer& printer = helpers.printer;
    glue::Analyst& analyst = helpers.analyst;
    editor::Services editor;
    serve_files(editor, options_.language);
    editor.print = [&printer](const std::string& text) { printer.print(text); };
    editor.look_into = [&checker = helpers.checker](const mancala::Position& position,
                                                    const glue::AnalysisBudget& budget) {
        checker.look_into(position, budget);
    };
    editor.stop_looking = [&checker = helpers.checker] { checker.stop(); };
    editor.listen = [&link](glue::Listening listening) { link.listen(listening); };
    return {.submit =
                [&link](const match::Action& action) {
                    const bool restores = std::holds_alternative<match::Restore>(action);
                    link.submit(action, restores ? match::Origin::editor : match::Origin::user);
                },
            .shown = [&link](std::uint64_t change) { link.shown(change); },
            .end_pause = [&link] { link.end_pause(); },
            .set_sync = [&link](Sync sync) { link.set_sync(sync); },
            .set_thinking = [&link](glue::Thinking thinking) { link.set_thinking(thinking); },
            .quit = [&link] { link.quit(); },
            .editor = std::move(editor),
            .load_extern = [&link](match::SeatKind kind,
                                   const std::string& path) { link.load_extern(kind, path); },
            .take_picture = [this](Picture picture) { wanted_picture_ = picture; },
            .show_effect = [this](glue::Effect effect) { display_.set_effect(effect_of(effect)); },
            .order_partner = [&link](const glue::PartnerOrder& order) { link.order(order); },
            .analysis = {.look_into =
                             [&analyst](const mancala::Position& position,
                                        const glue::AnalysisBudget& budget) {
                                 analyst.look_into(position, budget);
                             },
                         .stop = [&analyst] { analyst.stop(); }},
            .copy = [](const std::string& words) { sdl::InputSource::copy(words); },
            .show_theme = [this](std::size_t theme) { themes_.shown = theme; },
            .save = [this](const glue::Settings& settings) { return save(settings); }};
}

/// What no gadget sets stays as it was in the file.
std::optional<base::Diagnostic> WindowFace::save(glue::Settings settings) const
{
    settings.version = options_.settings.version;
    settings.language = options_.settings.language;
    settings.foreign = options_.settings.foreign;
    return glue::save_settings(settings, options_.settings_file, options_.language);
}

void WindowFace::loop(MainWindow& window, const Helpers& helpers)
{
    while (true) {
        const toolkit::Time now = sdl::InputSource::now();
        if (pace_.is_due(now)) {
            take_news(window, helpers, now);
            if (window.is_finished()) {
                return;
            }
            present(window, now);
            display_.tick(now);
        }
        // Nothing but news, input or the next tick wakes us.
        for (const sdl::Event& event :
             input_.wait(pace_.wake_up(now, window.next_tick(), display_.next_tick()))) {
            dispatch(window, event);
        }
    }
}

void WindowFace::take_news(MainWindow& window, const Helpers& helpers, toolkit::Time now)
{
    window.take(helpers.link.take(), now);
    if (const auto news = helpers.analyst.take()) {
        window.take(*news);
    }
    if (const auto news = helpers.checker.take()) {
        window.take_for_editor(*news);
    }
    if (const auto end = helpers.printer.take()) {
        window.tell_printed(*end);
    }
    window.handle(toolkit::Tick{now});
}

/// A picture of the guide is shown in its own colours.
const raster::Palette& WindowFace::palette(MainWindow& window) const
{
    const raster::Palette* const picture = guide_->palette(window.screen());
    return picture != nullptr ? *picture : themes_.palette();
}

void WindowFace::present(MainWindow& window, toolkit::Time now)
{
    display_.set_pointer(window.is_busy() ? sdl::Pointer::busy : sdl::Pointer::arrow);
    if (window.needs_drawing()) {
        window.draw(surface_);
        display_.show(surface_, palette(window));
        if (observer_) {
            observer_(window, surface_, palette(window));
        }
        pace_.drawn(now);
    }
    if (wanted_picture_) {
        take_picture(window);
    }
}

/// Of what stands on the screen now.
void WindowFace::take_picture(MainWindow& window)
{
    const bool raw = *std::exchange(wanted_picture_, std::nullopt) == Picture::raw;
    window.report(save_picture(options_.language, [&] {
        return raw ? raster::encode_png(surface_, palette(window))
                   : raster::encode_png(display_.shown());
    }));
    // What it says is drawn with the next picture, which so is surely due.
    pace_.drawn(sdl::InputSource::now());
}

void write_screenshot(const Options& options)
{
    const raster::FontSet fonts = sdl::load_fonts(share_folder() / "fonts");
    const Themes themes = themes_for(options, "mancala");
    MainWindow window(fonts, window_settings(options, themes, ""),
                      {.submit = [](const match::Action&) {},
                       .shown = [](std::uint64_t) {},
                       .end_pause = [] {},
                       .quit = [] {},
                       .load_extern = [](match::SeatKind, const std::string&) {},
                       .show_theme = [](std::size_t) {},
                       .save = [](const glue::Settings&) { return std::nullopt; }});
    glue::Update start;
    start.view.position = mancala::initial(options.stones_per_pit);
    if (options.record) {
        start.view.position = options.record->line.back();
        start.view.phase =
            glue::can_go_on(*options.record) ? match::Phase::running : match::Phase::over;
    }
    start.view.seats = options.seats;
    window.take({start}, {});
    raster::Surface surface(screen_size);
    window.draw(surface);
    write_picture(options.screenshot, surface, themes.palette());
}

} // namespace app
