// The command line of mancala-guide.
#pragma once

#include "app/command_line/reading.hpp"

#include <string>
#include <variant>

namespace mancala_guide {

enum class Output
{
    text,
    html,
    check
};

struct Options
{
    std::string file;
    std::string node; ///< empty: all
    Output output = Output::text;
    int width = 76;
};

using command_line::exit_bad_options;
using command_line::exit_done;
inline constexpr int exit_faults = 1;

/// What the user wants, or the exit code with which to end at once.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_guide
