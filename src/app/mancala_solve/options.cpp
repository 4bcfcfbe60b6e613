#include "app/mancala_solve/options.hpp"

#include "app/command_line/rules.hpp"
#include "app/glue/endgame_file.hpp"
#include "app/glue/reasons.hpp"
#include "core/mancala/notation.hpp"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace mancala_solve {

namespace {

constexpr double most_seconds = 1e9;
constexpr std::size_t most_megabytes = std::size_t{1} << 20U;
constexpr int pits = mancala::Pit::count;

constexpr const char* footer =
    "The value is how many stones more the player to move gets than the other from those on the\n"
    "board; endless play counts 0. Without --bound and --below the exact value is found. A word is\n"
    "\"proved\" only where it is. Exit status: 0 answered, 1 a file is damaged or cannot be written,\n"
    "2 wrong options, 3 stopped or still open.";

/// What CLI11 keeps as text until the whole line is read.
struct Words
{
    int stones = 0;
    std::vector<std::string> position;
    std::optional<int> to_move;
    double seconds = 0;
    std::string tables;
    std::string checkpoint;
    int save_each = 0;
};

void add_question(CLI::App& app, Options& options, Words& words)
{
    app.add_option("--stones", words.stones, "the start with so many stones: 12, 24, 36, 48 or 60")
        ->check(CLI::IsMember({pits, 2 * pits, 3 * pits, 4 * pits, 5 * pits}))
        ->type_name("N");
    app.add_option("--position", words.position, "stones in pits 1 to 12, or a whole position")
        ->type_name("N ...")
        ->expected(1, pits + 3)
        ->excludes("--stones");
    app.add_option("--to-move", words.to_move, "player to move, where the position does not say")
        ->check(CLI::IsMember({1, 2}))
        ->type_name("1|2");
    const auto bound = CLI::Range(-prover::most_stones, prover::most_stones);
    app.add_option("--bound", options.goal.at_least, "ask whether the value is T or more")
        ->check(bound)
        ->type_name("T");
    app.add_option("--below", options.goal.below, "ask whether the value is less than T")
        ->check(bound)
        ->type_name("T");
    app.add_flag("--exact", options.exact, "ask for the value, whatever the file was asked")
        ->excludes("--bound", "--below");
}

void add_means(CLI::App& app, Options& options, Words& words)
{
    app.add_option("--hash", options.megabytes,
                   "megabytes for what was found out; 256, with --resume as the file wants")
        ->check(command_line::whole_number)
        ->check(CLI::Range(std::size_t{1}, most_megabytes))
        ->type_name("MB");
    command_line::add_threads(app, options.threads, "threads")
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--time", words.seconds, "end after so many seconds")
        ->check(command_line::finite_number)
        ->check(CLI::Range(0.001, most_seconds))
        ->type_name("S");
    app.add_option("--nodes", options.nodes, "end after so many positions")
        ->check(command_line::whole_number)
        ->check(CLI::Range(std::uint64_t{1}, options.nodes))
        ->type_name("N");
    command_line::add_tables(app, words.tables)->check(CLI::ExistingDirectory);
    app.add_option("--checkpoint", words.checkpoint, "keep the proof in a file, so it can go on")
        ->check([](const std::string& name) { return name.empty() ? "a name is missing" : ""; })
        ->type_name("FILE");
    app.add_flag("--resume", options.resume, "go on with the proof in the file")
        ->needs("--checkpoint");
    app.add_option("--save-each", words.save_each, "seconds from one checkpoint to the next; 600")
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("S");
}

mancala::Position start(int stones)
{
    mancala::Position position;
    position.pits.fill(static_cast<std::uint8_t>(stones / pits));
    return position;
}

void take_position(Options& options, const Words& words)
{
    const auto player = mancala::player_from_number(words.to_move.value_or(1)).value();
    if (words.stones > 0) {
        options.position = start(words.stones);
        options.position->to_move = player;
        return;
    }
    if (words.position.empty()) {
        if (!options.resume) {
            throw CLI::RequiredError("--stones or --position");
        }
        if (words.to_move) {
            throw CLI::ValidationError("--to-move", "belongs to a position");
        }
        return;
    }
    const auto position = mancala::read_position_words(words.position, player);
    if (!position) {
        throw CLI::ValidationError("--position", base::to_string(glue::in_words(
                                                     glue::Language::english, position.error())));
    }
    if (mancala::stones_on_board(*position) > prover::most_stones) {
        throw CLI::ValidationError("--position",
                                   "more than " + std::to_string(prover::most_stones) + " stones");
    }
    options.position = *position;
}

void take_words(Options& options, const Words& words)
{
    take_position(options, words);
    if (words.seconds > 0) {
        options.time = std::chrono::milliseconds(static_cast<std::int64_t>(words.seconds * 1000));
    }
    options.tables = glue::tables_folder(words.tables);
    options.checkpoint = words.checkpoint;
    if (words.save_each > 0) {
        options.save_each = std::chrono::seconds(words.save_each);
    }
}

} // namespace

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    CLI::App app("Proves what a position of Mancala is worth.", "mancala-solve");
    command_line::introduce(app, footer);
    Options options;
    Words words;
    add_question(app, options, words);
    add_means(app, options, words);
    if (const auto end = command_line::read(app, argc, argv, [&] { take_words(options, words); })) {
        return *end;
    }
    return options;
}

} // namespace mancala_solve
