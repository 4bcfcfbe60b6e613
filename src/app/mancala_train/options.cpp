#include "app/mancala_train/options.hpp"

#include "app/command_line/rules.hpp"

#include <CLI/CLI.hpp>

namespace mancala_train {

namespace {

constexpr const char* footer =
    "A run that was stopped goes on at its last whole round when started again with the same\n"
    "numbers. Exit status: 0 done, 1 files cannot be read or written, 2 wrong options.";

void add_plan(CLI::App& app, Plan& plan)
{
    constexpr std::uint64_t most = 100'000'000;
    const auto number = [&](const char* name, auto& value, const char* what, std::uint64_t high) {
        app.add_option(name, value, what)
            ->check(command_line::whole_number)
            ->check(CLI::Range(std::uint64_t{1}, high))
            ->type_name("N")
            ->capture_default_str();
    };
    number("--rounds", plan.rounds, "rounds of playing and learning", 1000);
    number("--games", plan.games, "games a round", most);
    number("--nodes", plan.nodes, "boards looked at for a move", most);
    number("--window", plan.window, "learn from the games of so many last rounds", 1000);
    number("--epochs", plan.epochs, "go over them so many times", 1000);
    app.add_option("--trust", plan.trust,
                   "0 to 1: how much what was searched counts, against what was then played")
        ->check(command_line::finite_number)
        ->check(CLI::Range(0.0, 1.0))
        ->type_name("X")
        ->capture_default_str();
    app.add_option("--seed", plan.seed, "same seed, same weights")
        ->check(command_line::whole_number)
        ->type_name("S")
        ->capture_default_str();
}

} // namespace

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    CLI::App app("Teaches Meister's network by games against itself.", "mancala-train");
    command_line::introduce(app, footer);
    Options options;
    add_plan(app, options.plan);
    command_line::add_jobs(app, options.jobs);
    app.add_option("--folder", options.folder, "where the rounds are kept")
        ->required()
        ->check(command_line::file_name)
        ->type_name("DIR");
    app.add_option("--output", options.output, "the file of weights")
        ->required()
        ->check(command_line::file_name)
        ->type_name("FILE");
    if (const auto end = command_line::read(app, argc, argv)) {
        return *end;
    }
    return options;
}

} // namespace mancala_train
