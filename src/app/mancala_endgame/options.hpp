// The command line of mancala-endgame.
#pragma once

#include "app/command_line/reading.hpp"
#include "core/mancala/pit.hpp"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace mancala_endgame {

enum class Task
{
    build,
    check,
    probe
};

struct Options
{
    static constexpr int usual_stones = 12;

    Task task = Task::check;
    std::vector<std::string> position; ///< the words behind "probe"
    mancala::Player to_move = mancala::Player::one;
    int stones = usual_stones; ///< the fullest layer to build
    unsigned threads = 1;
    std::filesystem::path folder;
};

using command_line::exit_bad_options;
using command_line::exit_done;
inline constexpr int exit_failed = 1;

/// What the user wants, or the exit code with which to end at once: help or version were printed,
/// or what is wrong with the line.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_endgame
