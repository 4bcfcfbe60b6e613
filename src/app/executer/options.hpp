// What the words of the command line ask for.
#pragma once

#include "app/command_line/saying.hpp"

#include <string>
#include <variant>
#include <vector>

namespace executer {

enum class Span
{
    until_ended, ///< by a signal
    one_script
};

struct Options
{
    Span span = Span::until_ended;
    std::string directory; ///< as it was typed: a path, or a place on a volume like `RAM:`
};

/// Nothing to do but to say something: help, version, or what is wrong with the words.
using Saying = command_line::Saying;

[[nodiscard]] std::variant<Options, Saying> parse(std::vector<std::string> words,
                                                  const std::string& version);

} // namespace executer
