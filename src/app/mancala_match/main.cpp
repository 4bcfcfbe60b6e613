// mancala-match: reads the command line, finds the players, plays and prints.
#include "app/mancala_match/report.hpp"
#include "app/mancala_match/signature.hpp"

#include <exception>
#include <iostream>

namespace {

using namespace mancala_match;

int refuse(const base::Diagnostic& diagnostic)
{
    std::cerr << "mancala-match: " << base::to_string(diagnostic) << '\n';
    return exit_bad_options;
}

int run_match(const Options& options)
{
    const auto first = entrant(options.players[0], options.extern_files);
    const auto second = entrant(options.players[1], options.extern_files);
    if (!first || !second) {
        return refuse(first ? second.error() : first.error());
    }
    const std::array entrants{*first, *second};
    const std::array names{first->name, second->name};
    const auto list = [&](const tournament::Pairing& pairing,
                          const tournament::GameReport& report) {
        if (options.listing == Listing::games) {
            std::cout << game_line(options, names, pairing, report) << std::flush;
        }
    };
    const Result result{options, names, play_match(options, entrants, list), timed(entrants)};
    std::cout << (options.output == Output::csv ? csv(result) : text(result)) << std::flush;
    std::cerr << times(result);
    return exit_code(result.standings);
}

int run(const Options& options)
{
    if (options.output == Output::signature) {
        std::cout << signature() << '\n';
        return exit_done;
    }
    return run_match(options);
}

} // namespace

int main(int argc, const char** argv)
{
    try {
        const auto parsed = parse(argc, argv);
        const auto* options = std::get_if<Options>(&parsed);
        return options == nullptr ? std::get<int>(parsed) : run(*options);
    } catch (const std::exception& error) {
        std::cerr << "mancala-match: " << error.what() << '\n';
        return exit_player_failed;
    }
}
