// The command line of mancala-train.
#pragma once

#include "app/command_line/reading.hpp"

#include <cstdint>
#include <string>
#include <variant>

namespace mancala_train {

/// What decides the weights.
struct Plan
{
    int rounds = 8;
    std::uint64_t games = 4000; ///< a round
    std::uint64_t nodes = 1500; ///< a move
    int window = 4;             ///< so many last rounds are learned from
    int epochs = 12;            ///< times over their boards
    float trust = 0.7F;         ///< how much what was searched counts, against what was then played
    std::uint64_t seed = 1996;

    bool operator==(const Plan&) const = default;
};

struct Options
{
    Plan plan;
    std::string folder; ///< where the rounds are kept
    std::string output; ///< the file of weights, written anew after each round
    unsigned jobs = 1;  ///< threads; they change nothing but the time
};

using command_line::exit_bad_options;
using command_line::exit_done;
inline constexpr int exit_failed = 1;

/// What the user wants, or the exit code with which to end at once.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_train
