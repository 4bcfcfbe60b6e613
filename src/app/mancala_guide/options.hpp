// The command line of mancala-guide.
#pragma once

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

inline constexpr int exit_done = 0;
inline constexpr int exit_faults = 1;
inline constexpr int exit_bad_options = 2;

/// What the user wants, or the exit code with which to end at once.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_guide
