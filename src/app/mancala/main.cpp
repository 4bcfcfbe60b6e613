// Parses the command line, seats the players, chooses the face and runs it.
#include "app/mancala/faces.hpp"
#include "app/mancala/options.hpp"
#include "app/mancala/window_face.hpp"

#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <variant>

namespace {

constexpr int wrong_usage = 2;
constexpr int failure = 20;

/// Nothing where there is no display; the text face takes its place.
std::unique_ptr<app::WindowFace> open_window(const app::Options& options)
{
    try {
        return std::make_unique<app::WindowFace>(options);
    } catch (const std::system_error& error) {
        using glue::Text;
        std::cerr << "mancala: " << text(options.language, Text::no_display, {error.what()})
                  << "\n";
        return nullptr;
    }
}

void run_face(const app::Options& options, glue::SeatPlayers players)
{
    if (options.face == app::Face::headless) {
        app::run_headless(options, std::move(players));
        return;
    }
    const auto window = options.face == app::Face::automatic ? open_window(options) : nullptr;
    if (window) {
        window->run(std::move(players));
    } else {
        app::run_text(options, std::move(players));
    }
}

int run(const app::Options& options)
{
    if (!options.screenshot.empty()) {
        app::write_screenshot(options);
        return 0;
    }
    auto players = glue::make_seat_players(options.seats, options.extern_files, options.language);
    if (!players) {
        std::cerr << base::explain(players.error()) << "\n";
        return wrong_usage;
    }
    run_face(options, std::move(*players));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        const auto parsed = app::parse_options(argc, argv);
        const auto* options = std::get_if<app::Options>(&parsed);
        return options != nullptr ? run(*options) : std::get<int>(parsed);
    } catch (const std::exception& error) {
        std::cerr << "mancala: " << error.what() << "\n";
        return failure;
    }
}
