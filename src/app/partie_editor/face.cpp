#include "app/partie_editor/face.hpp"

#include "app/editor/record_files.hpp"
#include "app/glue/endgame_file.hpp"
#include "app/glue/endgame_thread.hpp"
#include "app/mancala/guide_desk.hpp"
#include "app/mancala/share.hpp"
#include "render/sdl/font_loader.hpp"

#include <iostream>
#include <utility>
#include <variant>

namespace partie_editor {

namespace {

constexpr const char* program_name = "partie-editor";

void show(ProgramWindow& window, const Opened& opened, const std::string& file)
{
    if (opened && *opened) {
        window.editor().open(**opened, file);
    } else if (opened) {
        window.editor().complain(opened->error());
    }
}

void dispatch(ProgramWindow& window, const sdl::Event& event)
{
    if (const auto* key = std::get_if<toolkit::KeyEvent>(&event)) {
        window.handle(*key);
    } else if (const auto* pointer = std::get_if<toolkit::PointerEvent>(&event)) {
        window.handle(*pointer);
    } else if (std::holds_alternative<sdl::QuitRequest>(event)) {
        window.ask_quit();
    }
}

} // namespace

Face::Face(const Options& options)
    : options_(options)
    , fonts_(sdl::load_fonts(app::share_folder() / "fonts"))
    , themes_(app::themes_for(options.face, program_name))
    , display_(app::display_options(options.face, "Partie-Editor"))
    , input_(display_)
    , surface_(screen_size)
{
}

void Face::run(const Opened& opened)
{
    const glue::Language language = options_.face.language;
    app::GuideDesk guide(options_.face.guide_path, app::own_guide(language), language);
    const workbench::Volumes volumes = app::own_volumes();
    glue::FileDesk files(language, glue::usual_places(app::share_folder(), volumes));
    editor::Printer printer(language, [this] { input_.wake(); });
    editor::Services services;
    services.ask_file = [&](auto& screen, const auto& question, auto on_file) {
        files.ask(screen, question, std::move(on_file));
    };
    editor::serve_files(services, language);
    services.print = [&](const std::string& text) { printer.print(text); };
    glue::EndgameThread endgames(
        {.folder = glue::tables_folder(), .complain = [language](const base::Diagnostic& damage) {
             std::cerr << "partie-editor: " +
                              text(language, glue::Text::endgame_damaged, {damage.file}) + "\n";
         }});
    glue::Analyst checker([this] { input_.wake(); }, &endgames.values(),
                          glue::Analyser::Memory::kept);
    services.look_into = [&](const mancala::Position& position,
                             const glue::AnalysisBudget& budget) {
        checker.look_into(position, budget);
    };
    services.stop_looking = [&] { checker.stop(); };
    ProgramWindow window(
        fonts_, language, std::move(services),
        [&](toolkit::Screen& screen, const std::string& node) { guide.show(screen, node); });
    show(window, opened, options_.file);
    loop(window, {printer, checker}, guide);
}

void Face::take_news(ProgramWindow& window, const Helpers& helpers, toolkit::Time now)
{
    if (const auto end = helpers.printer.take()) {
        window.editor().tell_printed(*end);
    }
    if (const auto news = helpers.checker.take()) {
        window.editor().take(*news);
    }
    window.handle(toolkit::Tick{now});
}

void Face::loop(ProgramWindow& window, const Helpers& helpers, const app::GuideDesk& guide)
{
    while (!window.is_finished()) {
        const toolkit::Time now = sdl::InputSource::now();
        if (pace_.is_due(now)) {
            take_news(window, helpers, now);
            present(window, guide, now);
            display_.tick(now);
        }
        for (const sdl::Event& event :
             input_.wait(pace_.wake_up(now, window.next_tick(), display_.next_tick()))) {
            dispatch(window, event);
        }
    }
}

/// A picture of the guide is shown in its own colours.
void Face::present(ProgramWindow& window, const app::GuideDesk& guide, toolkit::Time now)
{
    if (window.needs_drawing()) {
        window.draw(surface_);
        const raster::Palette* const picture = guide.palette(window.screen());
        const raster::Palette& palette = picture != nullptr ? *picture : themes_.palette();
        display_.show(surface_, palette);
        if (observer_) {
            observer_(window, surface_, palette);
        }
        pace_.drawn(now);
    }
}

void write_screenshot(const Options& options, const Opened& opened)
{
    const raster::FontSet fonts = sdl::load_fonts(app::share_folder() / "fonts");
    const app::Themes themes = app::themes_for(options.face, program_name);
    ProgramWindow window(fonts, options.face.language, {});
    show(window, opened, options.file);
    raster::Surface surface(screen_size);
    window.draw(surface);
    app::write_picture(options.face.screenshot, surface, themes.palette());
}

} // namespace partie_editor
