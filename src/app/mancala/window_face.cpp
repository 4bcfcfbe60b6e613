#include "app/mancala/window_face.hpp"

#include "app/mancala/game_thread.hpp"
#include "app/mancala/guide_desk.hpp"
#include "app/mancala/program.hpp"
#include "app/mancala/share.hpp"
#include "core/base/version.hpp"
#include "render/raster/png.hpp"
#include "render/sdl/font_loader.hpp"

#include <cerrno>
#include <chrono>
#include <fstream>
#include <iostream>
#include <system_error>
#include <utility>
#include <variant>

namespace app {

namespace {

/// A script may move thousands of times a second; more pictures than a screen shows would only slow
/// it down.
constexpr std::chrono::milliseconds frame_time{16};

raster::Theme theme_of(const Options& options)
{
    glue::ListedTheme chosen = choose_theme(options.palette, installed_themes());
    for (const std::string& complaint : chosen.complaints) {
        std::cerr << "mancala: " << complaint << "\n";
    }
    return std::move(chosen.theme);
}

sdl::Aspect aspect_named(const std::string& word)
{
    if (word == "ntsc") {
        return sdl::Aspect::ntsc;
    }
    return word == "fill" ? sdl::Aspect::fill : sdl::Aspect::square;
}

sdl::DisplayOptions display_options(const Options& options)
{
    return {.title = "Mancala",
            .canvas = screen_size,
            .scale = options.scale,
            .view = {.aspect = aspect_named(options.aspect),
                     .scaling = options.scaling == Scaling::fitted ? sdl::Scaling::fitted
                                                                   : sdl::Scaling::integer},
            .mode = options.fullscreen ? sdl::WindowMode::full_screen : sdl::WindowMode::windowed};
}

WindowSettings window_settings(const Options& options, const std::string& port_name)
{
    return {.language = options.language,
            .board = options.settings.board,
            .sow_delay = options.settings.sow_delay ? SowDelay::on : SowDelay::off,
            .version = std::string(base::version),
            .date = std::string(base::version_date),
            .port_name = port_name};
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

} // namespace

WindowFace::WindowFace(const Options& options)
    : options_(options)
    , fonts_(sdl::load_fonts(share_folder() / "fonts"))
    , theme_(theme_of(options))
    , display_(display_options(options))
    , input_(display_)
    , surface_(screen_size)
{
}

void WindowFace::run(glue::PlayerFactory factory)
{
    Program program(options_, std::move(factory), glue::Pace::as_shown);
    glue::GameLink link(program.loop(), program.game(), [&] { program.quit(); });
    program.at_end([&] { link.tell_quit(); });
    link.set_wake([this] { input_.wake(); });
    const WindowSettings settings = window_settings(options_, program.port_name());
    GuideDesk guide(share_folder() / "guide", settings.language);
    MainWindow* shown = nullptr;
    MainWindow window(
        fonts_, settings,
        {.submit = [&](const match::Action& action) { link.submit(action); },
         .shown = [&](std::uint64_t change) { link.shown(change); },
         .end_pause = [&] { link.end_pause(); },
         .quit = [&] { link.quit(); },
         .show_guide = [&](const std::string& node) { guide.show(shown->screen(), node); }});
    shown = &window;
    GameThread game(program, [&] { link.tell_quit(); });
    loop(window, link);
    game.finish();
}

void WindowFace::loop(MainWindow& window, glue::GameLink& link)
{
    while (true) {
        const toolkit::Time now = sdl::InputSource::now();
        if (now >= next_frame_) {
            for (const glue::Update& update : link.take()) {
                window.take(update, now);
            }
            window.handle(toolkit::Tick{now});
            if (window.is_finished()) {
                return;
            }
            present(window);
        }
        // After a picture news only gathers until the next one is due; then nothing but news, input
        // or the next tick wakes us.
        for (const sdl::Event& event :
             input_.wait(next_frame_ > now ? next_frame_ : window.next_tick())) {
            dispatch(window, event);
        }
    }
}

void WindowFace::present(MainWindow& window)
{
    display_.set_pointer(window.is_busy() ? sdl::Pointer::busy : sdl::Pointer::arrow);
    if (window.needs_drawing()) {
        window.draw(surface_);
        display_.show(surface_, theme_.palette);
        next_frame_ = sdl::InputSource::now() + frame_time;
    }
}

void write_screenshot(const Options& options)
{
    const raster::FontSet fonts = sdl::load_fonts(share_folder() / "fonts");
    MainWindow window(fonts, window_settings(options, ""),
                      {.submit = [](const match::Action&) {},
                       .shown = [](std::uint64_t) {},
                       .end_pause = [] {},
                       .quit = [] {}});
    glue::Update start;
    start.view.position = mancala::initial(options.stones_per_pit);
    start.view.seats = options.seats;
    window.take(start, {});
    raster::Surface surface(screen_size);
    window.draw(surface);
    const auto bytes = raster::encode_png(surface, theme_of(options).palette);
    std::ofstream file(options.screenshot, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
    file.close();
    if (!file) {
        throw std::system_error(errno, std::generic_category(), options.screenshot);
    }
}

} // namespace app
