#include "app/mancala_match/options.hpp"

#include "core/base/version.hpp"

#include <CLI/CLI.hpp>

#include <map>

namespace mancala_match {

namespace {

constexpr std::uint64_t most_games = 10'000'000;
constexpr unsigned most_jobs = 64;

constexpr const char* footer =
    "Each opening is played from both sides. Standard output depends on the seed alone, not on\n"
    "--jobs, unless a player thinks by the clock; the time per move goes to standard error. Exit status: 0 done, 1 a player broke off\n"
    "with an error at least once, 2 wrong options or a player file that does not load.";

const std::map<std::string, Opening> openings{
    {"random", Opening::random}, {"none", Opening::none}, {"first", Opening::first}};

void add_players(CLI::App& app, Options& options)
{
    const std::string types = "random, normal, gemein, taktik, meister, meister:NODES, "
                              "meister:20ms, meister:NODES:WEIGHTS, extern1 or extern2";
    app.add_option("--player1", options.players[0], "first player: " + types)->type_name("TYPE");
    app.add_option("--player2", options.players[1], "second player: " + types)->type_name("TYPE");
    app.add_option("--extern1", options.extern_files[0], "player file of extern1")
        ->type_name("FILE");
    app.add_option("--extern2", options.extern_files[1], "player file of extern2")
        ->type_name("FILE");
}

void add_match(CLI::App& app, Options& options)
{
    app.add_option("--games", options.games, "number of games")
        ->check(CLI::Range(std::uint64_t{1}, most_games))
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--seed", options.seed, "same seed, same games")
        ->type_name("S")
        ->capture_default_str();
    app.add_option("--jobs", options.jobs, "threads")
        ->check(CLI::Range(1U, most_jobs))
        ->type_name("J")
        ->capture_default_str();
    app.add_option("--stones", options.stones, "stones in each pit at the start")
        ->check(CLI::Range(mancala::least_stones_per_pit, mancala::most_stones_per_pit))
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--budget", options.budget, "steps a player may spend on a move")
        ->check(CLI::Range(std::uint64_t{1}, base::Budget::unlimited))
        ->type_name("N")
        ->default_str("unlimited");
}

/// What CLI11 keeps as text or flag until the whole line is read.
struct Words
{
    std::string opening = "random";
    bool csv = false;
    bool signature = false;
    bool list = false;
};

void add_words(CLI::App& app, Words& words)
{
    app.add_option("--opening", words.opening,
                   "random: 2 to 4 random moves drawn from the seed; none: the real start; first: "
                   "each of the twelve first pits in turn")
        ->check(CLI::IsMember(openings))
        ->type_name("random|none|first")
        ->capture_default_str();
    auto* csv = app.add_flag("--csv", words.csv, "print one header line and one line of values");
    app.add_flag("--list", words.list, "print a line for each game before the result");
    app.add_flag("--signature", words.signature,
                 "print one number over a fixed set of games and nothing else")
        ->excludes(csv);
}

void take_words(Options& options, const Words& words)
{
    options.opening = openings.at(words.opening);
    options.listing = words.list ? Listing::games : Listing::none;
    if (words.signature) {
        options.output = Output::signature;
    } else if (words.csv) {
        options.output = Output::csv;
    }
    const bool named = !options.players[0].empty() && !options.players[1].empty();
    if (options.output != Output::signature && !named) {
        throw CLI::RequiredError("--player1 and --player2");
    }
}

} // namespace

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    CLI::App app("Plays matches between two Mancala players without a window.", "mancala-match");
    app.footer(footer);
    app.set_version_flag("--version", "mancala-match " + std::string(base::version));
    Options options;
    Words words;
    add_players(app, options);
    add_match(app, options);
    add_words(app, words);
    try {
        app.parse(argc, argv);
        take_words(options, words);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? exit_done : exit_bad_options;
    }
    return options;
}

} // namespace mancala_match
