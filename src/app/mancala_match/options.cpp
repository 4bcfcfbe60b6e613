#include "app/mancala_match/options.hpp"

#include "app/command_line/rules.hpp"
#include "app/mancala_match/opening_finder.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace mancala_match {

namespace {

constexpr std::uint64_t most_games = 10'000'000;

constexpr const char* footer =
    "Each opening is played from both sides; the two games are a pair. Where neither player draws\n"
    "lots (gemein, and meister by nodes without +vary, do not) the same game again would tell\n"
    "nothing new: each opening is played once then, which makes at most 24 games with --opening\n"
    "first and 2 with none, and --sprt may end there undecided. Standard output depends on the seed\n"
    "alone, not on --jobs, unless a player thinks by the clock; the time per move goes to standard\n"
    "error. Exit status: 0 done, 1 a player broke off with an error at least once, 2 wrong\n"
    "options or a file that does not load, 3 stopped, as by Ctrl-C, with the result so far, 4 the\n"
    "result or the file of --state cannot be written.";

const std::map<std::string, Opening> openings{
    {"random", Opening::random}, {"none", Opening::none}, {"first", Opening::first}};

void add_players(CLI::App& app, Options& options)
{
    const std::string types =
        "random, normal, gemein, taktik, meister, meister:NODES, "
        "meister:20ms, meister:20ms+2threads, meister:NODES+vary, meister:NODES:WEIGHTS, meister:NODES:WEIGHTS:STONES, "
        "extern1 or extern2";
    app.add_option("--player1", options.players[0], "first player: " + types)->type_name("TYPE");
    app.add_option("--player2", options.players[1], "second player: " + types)->type_name("TYPE");
    app.add_option("--extern1", options.extern_files[0], "player file of extern1")
        ->type_name("FILE");
    app.add_option("--extern2", options.extern_files[1], "player file of extern2")
        ->type_name("FILE");
}

void add_match(CLI::App& app, Options& options)
{
    app.add_option("--games", options.games,
                   "number of games; with --sprt, and where neither player draws lots, the most "
                   "there may be")
        ->check(command_line::whole_number)
        ->check(CLI::Range(std::uint64_t{1}, most_games))
        ->type_name("N")
        ->default_str("100, 40000 with --sprt, two for each of --openings");
    app.add_option("--seed", options.seed, "same seed, same games")
        ->check(command_line::whole_number)
        ->type_name("S")
        ->capture_default_str();
    command_line::add_jobs(app, options.jobs);
    app.add_option("--state", options.state_file,
                   "keep the games in a file as they end; with the same settings the match goes on "
                   "where it was stopped")
        ->check(command_line::file_name)
        ->type_name("FILE");
    app.add_option("--stones", options.stones, "stones in each pit at the start")
        ->check(CLI::Range(mancala::least_stones_per_pit, mancala::most_stones_per_pit))
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--budget", options.budget, "steps a player may spend on a move")
        ->check(command_line::whole_number)
        ->check(CLI::Range(std::uint64_t{1}, base::Budget::unlimited))
        ->type_name("N")
        ->default_str("unlimited");
}

/// What CLI11 keeps as text or flag until the whole line is read.
struct Words
{
    std::string opening = "random";
    std::optional<std::string> openings;
    std::optional<std::string> sprt;
    std::optional<int> find;
    bool csv = false;
    bool signature = false;
    bool list = false;
};

/// Numbers with commas between them; nothing if one of them is none.
std::optional<std::vector<double>> numbers_in(std::string_view text)
{
    std::vector<double> numbers;
    while (true) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const char* const end = text.data() + comma;
        double number = 0;
        const auto [last, error] =
            std::from_chars(text.data(), end, number, std::chars_format::fixed);
        if (error != std::errc{} || last != end) {
            return std::nullopt;
        }
        numbers.push_back(number);
        if (comma == text.size()) {
            return numbers;
        }
        text.remove_prefix(comma + 1);
    }
}

/// "0,10" or "0,10,0.05,0.05"; throws what is wrong with it.
tournament::Hypotheses hypotheses_in(const std::string& text)
{
    constexpr double most_elo = 1000;
    constexpr double most_often = 0.5;
    const auto numbers = numbers_in(text);
    if (!numbers || (numbers->size() != 2 && numbers->size() != 4)) {
        throw CLI::ValidationError("--sprt",
                                   "two or four numbers, as 0,10 or 0,10,0.05,0.05: " + text);
    }
    tournament::Hypotheses hypotheses{.elo0 = numbers->at(0), .elo1 = numbers->at(1)};
    if (numbers->size() == 4) {
        hypotheses.alpha = numbers->at(2);
        hypotheses.beta = numbers->at(3);
    }
    // What is no number at all compares with nothing.
    if (!(hypotheses.elo0 >= -most_elo && hypotheses.elo0 < hypotheses.elo1 &&
          hypotheses.elo1 <= most_elo)) {
        throw CLI::ValidationError("--sprt",
                                   "ELO0 is below ELO1, both between -1000 and 1000: " + text);
    }
    for (const double often : {hypotheses.alpha, hypotheses.beta}) {
        if (!(often > 0 && often < most_often)) {
            throw CLI::ValidationError("--sprt", "ALPHA and BETA are between 0 and 0.5: " + text);
        }
    }
    return hypotheses;
}

/// What has nothing to do with a match would leave the options of one without effect.
void exclude_all_but(CLI::App& app, CLI::Option* option, const std::vector<std::string>& fitting)
{
    for (CLI::Option* other : app.get_options()) {
        const std::string name = other->get_name();
        if (other != option && std::find(fitting.begin(), fitting.end(), name) == fitting.end()) {
            option->excludes(other);
        }
    }
}

void add_words(CLI::App& app, Words& words)
{
    auto* opening =
        app.add_option(
               "--opening", words.opening,
               "random: 2 to 4 random moves drawn from the seed; none: the real start; first: "
               "each of the twelve first pits in turn")
            ->check(CLI::IsMember(openings))
            ->type_name("random|none|first")
            ->capture_default_str();
    app.add_option(
           "--openings", words.openings,
           "openings, one a line: its pits, with blanks between them, or the word position and "
           "a position in one line; # begins a remark")
        ->check(command_line::file_name)
        ->type_name("FILE")
        ->excludes(opening);
    app.add_option("--sprt", words.sprt,
                   "stop as soon as the pairs of games decide between two Elo differences; ALPHA "
                   "and BETA, otherwise 0.05, are how often each may be taken wrongly")
        ->type_name("ELO0,ELO1[,ALPHA,BETA]");
    auto* find = app.add_option("--find-openings", words.find,
                                "print the openings of so many moves after which neither player "
                                "is more than two stones ahead, as Meister sees it, and end")
                     ->check(CLI::Range(1, FairOpenings::most_moves))
                     ->type_name("N");
    app.add_flag("--csv", words.csv, "print one header line and one line of values");
    app.add_flag("--list", words.list, "print a line for each game before the result");
    auto* signature = app.add_flag("--signature", words.signature,
                                   "print one number over a fixed set of games and nothing else");
    exclude_all_but(app, find, {"--stones", "--help", "--version"});
    exclude_all_but(app, signature, {"--find-openings", "--help", "--version"});
}

void take_words(Options& options, const Words& words)
{
    options.opening = words.openings ? Opening::listed : openings.at(words.opening);
    options.openings_file = words.openings.value_or("");
    if (words.sprt) {
        options.sprt = hypotheses_in(*words.sprt);
    }
    options.listing = words.list ? Listing::games : Listing::none;
    if (words.signature) {
        options.output = Output::signature;
    } else if (words.find) {
        options.output = Output::openings;
        options.opening_moves = *words.find;
    } else if (words.csv) {
        options.output = Output::csv;
    }
    const bool named = !options.players[0].empty() && !options.players[1].empty();
    const bool match = options.output == Output::text || options.output == Output::csv;
    if (match && !named) {
        throw CLI::RequiredError("--player1 and --player2");
    }
}

} // namespace

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    CLI::App app("Plays matches between two Mancala players without a window.", "mancala-match");
    command_line::introduce(app, footer);
    Options options;
    Words words;
    add_players(app, options);
    add_match(app, options);
    add_words(app, words);
    if (const auto end = command_line::read(app, argc, argv, [&] { take_words(options, words); })) {
        return *end;
    }
    return options;
}

} // namespace mancala_match
