// What the words of the command line ask for.
#pragma once

#include "app/command_line/saying.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace mancala_send {

enum class Task
{
    send,
    list
};
enum class Form
{
    result_only,
    answer_line
};

struct Options
{
    Task task = Task::send;
    Form form = Form::result_only;
    std::string port;
    std::optional<std::chrono::milliseconds> timeout;
    std::vector<std::string> words; ///< the command and its arguments
};

/// Nothing to do but to say something: help, version, or what is wrong with the words.
using Saying = command_line::Saying;

/// `default_port` is taken where no --port stands. Options end at the command, so that its
/// arguments may begin with a minus.
[[nodiscard]] std::variant<Options, Saying>
parse(std::vector<std::string> words, const std::string& default_port, const std::string& version);

} // namespace mancala_send
