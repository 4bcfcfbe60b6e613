// mancala-match: reads the command line, finds the players, plays and prints.
#include "app/command_line/program.hpp"
#include "app/mancala_match/game_file.hpp"
#include "app/mancala_match/interrupt.hpp"
#include "app/mancala_match/opening_finder.hpp"
#include "app/mancala_match/report.hpp"
#include "app/mancala_match/signature.hpp"

#include <iostream>
#include <memory>
#include <string>

namespace {

using namespace mancala_match;
using command_line::print;

constexpr command_line::Program program("mancala-match", exit_failed);

int run_match(const Options& options)
{
    const auto plan = plan_of(options);
    if (!plan) {
        return program.refuse(plan.error(), exit_bad_options);
    }
    std::unique_ptr<GameFile> file;
    if (!options.state_file.empty()) {
        auto opened = GameFile::open(options.state_file, settings_of(*plan));
        if (!opened) {
            return program.refuse(opened.error(), exit_bad_options);
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
    return program.run([&] { return parse(argc, argv); }, run);
}
