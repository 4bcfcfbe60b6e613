// What the words of the command line ask for.
#pragma once

#include "app/command_line/saying.hpp"

#include <string>
#include <variant>
#include <vector>

namespace mancala_rx {

enum class Task
{
    run,
    check
};

enum class Talk
{
    quiet,
    commands ///< each command is shown on standard error
};

struct Options
{
    Task task = Task::run;
    Talk talk = Talk::quiet;
    std::string default_host;       ///< where commands go before the first ADDRESS
    std::vector<std::string> words; ///< the script and its arguments; to check: scripts
};

/// Nothing to do but to say something: help, version, or what is wrong with the words.
using Saying = command_line::Saying;

/// Options end at the script, so that its arguments may begin with a minus.
[[nodiscard]] std::variant<Options, Saying> parse(std::vector<std::string> words,
                                                  const std::string& version);

} // namespace mancala_rx
