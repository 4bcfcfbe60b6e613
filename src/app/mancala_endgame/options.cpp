#include "app/mancala_endgame/options.hpp"

#include "app/command_line/rules.hpp"
#include "app/glue/endgame_file.hpp"
#include "core/endgame/tables.hpp"

#include <CLI/CLI.hpp>

#include <map>
#include <thread>

namespace mancala_endgame {

namespace {

constexpr const char* footer =
    "build finds what every position with up to so many stones is worth and writes a file for each\n"
    "number of stones; what is there already is kept, so that a build that was stopped goes on.\n"
    "check tests the files. probe tells what a position is worth: its twelve pits as GetBrett gives\n"
    "them, or any position as GetStellung answers. A value counts only the stones on the board; that of\n"
    "mancala-analyse counts those in the stores too. Exit status: 0 done, 1 a file is damaged, there\n"
    "is no room for the tables or the position is in none, 2 wrong options.";

const std::map<std::string, Task> tasks{
    {"build", Task::build}, {"check", Task::check}, {"probe", Task::probe}};

/// What CLI11 keeps as text until the whole line is read.
struct Words
{
    std::string task;
    int to_move = 1;
    std::string folder;
};

void add_options(CLI::App& app, Options& options, Words& words)
{
    app.add_option("task", words.task, "what to do")
        ->check(CLI::IsMember(tasks))
        ->type_name("build|check|probe")
        ->required();
    app.add_option("position", options.position, "stones in pits 1 to 12, for probe")
        ->type_name("N");
    app.add_option("--stones", options.stones, "most stones on the board, for build")
        ->check(CLI::Range(endgame::Tables::least_stones, endgame::most_ranked_stones))
        ->type_name("N")
        ->capture_default_str();
    command_line::add_threads(app, options.threads, "threads, for build; as many as processors")
        ->type_name("T");
    command_line::add_tables(app, words.folder);
    app.add_option("--to-move", words.to_move, "player to move, for probe")
        ->check(CLI::IsMember({1, 2}))
        ->type_name("1|2")
        ->capture_default_str();
}

void take_words(Options& options, const Words& words)
{
    options.task = tasks.at(words.task);
    options.to_move = mancala::player_from_number(words.to_move).value();
    options.folder = glue::tables_folder(words.folder);
    if (options.folder.empty()) {
        throw CLI::RequiredError("--tables");
    }
    const bool named = !words.folder.empty();
    if (named && options.task != Task::build && !is_directory(options.folder)) {
        throw CLI::ValidationError("--tables", "there is no such folder: " + words.folder);
    }
    if ((options.task == Task::probe) == options.position.empty()) {
        throw CLI::ValidationError("position", "twelve numbers belong to probe alone");
    }
}

} // namespace

std::variant<Options, int> parse(int argc, const char* const* argv)
{
    CLI::App app("Builds Mancala's endgame tables and looks positions up.", "mancala-endgame");
    command_line::introduce(app, footer);
    Options options;
    options.threads = std::max(1U, std::thread::hardware_concurrency());
    Words words;
    add_options(app, options, words);
    if (const auto end = command_line::read(app, argc, argv, [&] { take_words(options, words); })) {
        return *end;
    }
    return options;
}

} // namespace mancala_endgame
