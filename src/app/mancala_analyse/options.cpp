#include "app/mancala_analyse/options.hpp"

#include "app/command_line/program.hpp"
#include "app/command_line/rules.hpp"
#include "app/glue/endgame_file.hpp"
#include "app/glue/reasons.hpp"
#include "core/mancala/rules.hpp"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

namespace mancala_analyse {

namespace {

constexpr double least_seconds = 0.001;
constexpr double most_seconds = 1'000'000;

constexpr const char* footer =
    "POSITION is the stones in pits 1 to 12, then the stores of player 1 and 2 and the player to\n"
    "move, as GetStellung answers; the last number or the last three may be missing. A value is of\n"
    "the player to move: by how many stones he will be ahead in the end. Without --nodes and --time\n"
    "it looks for 5 seconds. Exit status: 0 done, 1 the game is over there, 2 wrong options.";

/// What CLI11 keeps until the whole line is read.
struct Words
{
    std::vector<std::string> position;
    std::optional<std::uint64_t> nodes;
    std::optional<double> seconds;
    bool json = false;
    std::string folder;
};

void add_options(CLI::App& app, Options& options, Words& words)
{
    app.add_option("position", words.position, "the position")->type_name("N")->required();
    app.add_flag("--json", words.json, "one JSON object in place of lines");
    app.add_option("--nodes", words.nodes, "look at so many boards")
        ->check(command_line::whole_number)
        ->check(CLI::Range(std::uint64_t{1}, glue::AnalysisBudget::unlimited - 1))
        ->type_name("N");
    app.add_option("--time", words.seconds, "look for so many seconds")
        ->check(command_line::finite_number)
        ->check(CLI::Range(least_seconds, most_seconds))
        ->type_name("S");
    command_line::add_threads(app, options.threads, "threads; with more than 1 answers may differ")
        ->type_name("T")
        ->capture_default_str();
    command_line::add_tables(app, words.folder)->check(CLI::ExistingDirectory);
}

glue::AnalysisBudget budget_of(const Words& words)
{
    glue::AnalysisBudget budget;
    budget.nodes = words.nodes.value_or(glue::AnalysisBudget::unlimited);
    if (words.seconds || !words.nodes) {
        budget.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double>(words.seconds.value_or(Options::usual_seconds)));
    }
    return budget;
}

/// The exit code of a position that is none.
std::optional<int> take_position(Options& options, const Words& words)
{
    const auto position = mancala::read_position_words(words.position);
    if (!position) {
        return command_line::Program("mancala-analyse", exit_failed)
            .refuse(glue::in_words(glue::Language::english, position.error()), exit_bad_options);
    }
    options.position = *position;
    return std::nullopt;
}

} // namespace

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    CLI::App app("Looks into a position of Mancala and says what it is worth.", "mancala-analyse");
    command_line::introduce(app, footer);
    Options options;
    Words words;
    add_options(app, options, words);
    if (const auto end = command_line::read(app, argc, argv)) {
        return *end;
    }
    if (const auto code = take_position(options, words)) {
        return *code;
    }
    options.budget = budget_of(words);
    options.form = words.json ? Form::json : Form::text;
    options.folder = glue::tables_folder(words.folder);
    return options;
}

} // namespace mancala_analyse
