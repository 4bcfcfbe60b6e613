// mancala-match: reads the command line, finds the players, plays and prints.
#include "app/mancala_match/game_file.hpp"
#include "app/mancala_match/interrupt.hpp"
#include "app/mancala_match/opening_finder.hpp"
#include "app/mancala_match/report.hpp"
#include "app/mancala_match/signature.hpp"

#include <exception>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>

namespace {

using namespace mancala_match;

int refuse(const base::Diagnostic& diagnostic)
{
    std::cerr << "mancala-match: " << base::to_string(diagnostic) << '\n';
    return exit_bad_options;
}

/// Throws where it cannot be written.
void print(const std::string& text)
{
    std::cout << text << std::flush;
    if (!std::cout) {
        throw std::runtime_error("the output cannot be written");
    }
}

int run_match(const Options& options)
{
    const auto plan = plan_of(options);
    if (!plan) {
        return refuse(plan.error());
    }
    std::unique_ptr<GameFile> file;
    if (!options.state_file.empty()) {
        auto opened = GameFile::open(options.state_file, settings_of(*plan));
        if (!opened) {
            return refuse(opened.error());
        }
        file = std::move(*opened);
    }
    const Interrupt interrupt;
    const auto list = [&](const tournament::Pairing& pairing,
                          const tournament::GameReport& report) {
        if (options.listing == Listing::games) {
            print(game_line(*plan, pairing, report));
        }
    };
    const Result result =
        play_match(*plan, {.told = list, .file = file.get(), .stop = interrupt.token()});
    print(options.output == Output::csv ? csv(result) : text(result));
    std::cerr << times(result) << farewell(result);
    return exit_code(result);
}

int run_finder(const Options& options)
{
    const FairOpenings wanted{.moves = options.opening_moves, .stones = options.stones};
    std::cout << "# mancala-match --find-openings " << wanted.moves << " --stones " << wanted.stones
              << "\n# After each of these openings neither player is more than "
              << wanted.most_ahead << " stones ahead, as Meister sees it with\n# " << wanted.nodes
              << " nodes. The remark is what player 1 is ahead.\n";
    find_openings(wanted, [](const OpeningLine& opening, double ahead) {
        print(opening_line(opening, ahead));
    });
    return exit_done;
}

int run(const Options& options)
{
    if (options.output == Output::openings) {
        return run_finder(options);
    }
    if (options.output == Output::signature) {
        print(std::to_string(signature()) + "\n");
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
        const int code = options == nullptr ? std::get<int>(parsed) : run(*options);
        print("");
        return code;
    } catch (const std::exception& error) {
        std::cerr << "mancala-match: " << error.what() << '\n';
        return exit_failed;
    }
}
