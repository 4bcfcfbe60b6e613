// Parses the command line, seats the players, chooses the face and runs it.
#include "app/mancala/faces.hpp"
#include "app/mancala/options.hpp"

#include <exception>
#include <iostream>
#include <string>
#include <utility>
#include <variant>

namespace {

constexpr int wrong_usage = 2;
constexpr int failure = 20;

int run(const app::Options& options)
{
    auto players = glue::make_seat_players(options.seats, options.extern_files, options.language);
    if (!players) {
        std::cerr << base::explain(players.error()) << "\n";
        return wrong_usage;
    }
    if (options.face == app::Face::headless) {
        app::run_headless(options, std::move(*players));
    } else {
        app::run_text(options, std::move(*players));
    }
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
