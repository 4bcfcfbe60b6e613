#include "app/mancala_send/options.hpp"

#include "app/command_line/reading.hpp"
#include "app/command_line/rules.hpp"

#include <CLI/CLI.hpp>

#include <cmath>
#include <utility>

namespace mancala_send {

namespace {

constexpr double most_seconds = 1e9;

/// The rules of the command line; fills the given places while parsing.
struct CommandLine
{
    CommandLine()
    {
        app.add_option("--port", port, "the port; else $MANCALA_PORT, else Mancala.1");
        app.add_option("--timeout", seconds, "seconds to wait for the answer (status 2)")
            ->check(command_line::finite_number)
            ->check(CLI::PositiveNumber)
            ->check(CLI::Range(0.0, most_seconds));
        app.add_flag("--raw", raw, "print the answer line as it came");
        app.add_flag("--list", list, "print the live ports: name, process");
        app.prefix_command();
    }

    CLI::App app{"mancala-send [OPTIONS] COMMAND [ARG...]\n\n"
                 "Sends a command to a running Mancala. The result goes to standard output, a\n"
                 "message to standard error; the status is the return code 0, 5, 10 or 20\n"
                 "(10 also if there is no such port).",
                 "mancala-send"};
    std::string port;
    double seconds = 0;
    bool raw = false;
    bool list = false;
};

/// Why the command words cannot be meant; empty if they can.
std::string fault_of(const CommandLine& line, const std::vector<std::string>& words)
{
    if (!words.empty() && words.front().starts_with('-')) {
        return "unknown option " + words.front();
    }
    if (line.list != words.empty()) {
        return line.list ? "--list takes no command" : "a command is missing";
    }
    return "";
}

} // namespace

std::variant<Options, Saying>
parse(std::vector<std::string> words, const std::string& default_port, const std::string& version)
{
    CommandLine line;
    line.port = default_port;
    if (auto saying = command_line::read(line.app, std::move(words), version)) {
        return *std::move(saying);
    }
    Options options{line.list ? Task::list : Task::send,
                    line.raw ? Form::answer_line : Form::result_only, line.port, std::nullopt,
                    line.app.remaining()};
    const std::string fault = fault_of(line, options.words);
    if (!fault.empty()) {
        return command_line::refusal(fault);
    }
    if (line.seconds > 0) {
        options.timeout = std::chrono::milliseconds(std::lround(std::ceil(line.seconds * 1000)));
    }
    return options;
}

} // namespace mancala_send
