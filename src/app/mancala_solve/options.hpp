// The command line of mancala-solve.
#pragma once

#include "app/command_line/reading.hpp"
#include "core/mancala/position.hpp"
#include "core/prover/solver.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <variant>

namespace mancala_solve {

struct Options
{
    static constexpr std::size_t usual_megabytes = 256;

    std::optional<mancala::Position> position; ///< nothing: that of the checkpoint
    prover::Goal goal;
    bool exact = false; ///< the exact value is wanted, whatever the checkpoint was asked
    std::optional<std::size_t> megabytes; ///< nothing: the usual, or as the checkpoint wants
    unsigned threads = 1;
    std::optional<std::chrono::milliseconds> time;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::filesystem::path tables;     ///< the folder
    std::filesystem::path checkpoint; ///< empty for none
    bool resume = false;
    std::chrono::seconds save_each{600};
};

using command_line::exit_bad_options;
using command_line::exit_done;
inline constexpr int exit_failed = 1;
inline constexpr int exit_open = 3; ///< stopped, or not proved in the time or nodes allowed

/// What the user wants, or the exit code with which to end at once: help or version were printed,
/// or what is wrong with the line.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_solve
