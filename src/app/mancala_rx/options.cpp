#include "app/mancala_rx/options.hpp"

#include "app/command_line/reading.hpp"

#include <CLI/CLI.hpp>

#include <utility>

namespace mancala_rx {

namespace {

/// The rules of the command line; fills the given places while parsing.
struct CommandLine
{
    CommandLine()
    {
        app.add_flag("--check", check, "read the scripts, tell their errors, run nothing");
        app.add_option("--port", port, "where commands go before the first ADDRESS; else REXX")
            ->take_last(); // the game names its own in front of the user's words
        app.add_flag("--debug", debug, "show each command on standard error");
        app.prefix_command();
    }

    CLI::App app{"mancala-rx [OPTIONS] SCRIPT [ARG...]\n\n"
                 "Runs an ARexx script as on an Amiga of 1996. It is looked for in the current\n"
                 "directory, then in REXX:; .rexx may be left out and case does not count. Words\n"
                 "that are no script are a program themselves: mancala-rx \"say 5+3\".\n"
                 "The status is what EXIT gives, 10 after an error.",
                 "mancala-rx"};
    std::string port = "REXX";
    bool check = false;
    bool debug = false;
};

} // namespace

std::variant<Options, Saying> parse(std::vector<std::string> words, const std::string& version)
{
    CommandLine line;
    if (auto saying = command_line::read(line.app, std::move(words), version)) {
        return *std::move(saying);
    }
    if (line.port.empty()) {
        return command_line::refusal("--port needs a name");
    }
    Options options{line.check ? Task::check : Task::run, line.debug ? Talk::commands : Talk::quiet,
                    line.port, line.app.remaining()};
    if (options.words.empty()) {
        return command_line::refusal("a script is missing");
    }
    if (options.words.front().starts_with("--")) {
        return command_line::refusal("unknown option " + options.words.front());
    }
    return options;
}

} // namespace mancala_rx
