// What is to be proved of a board, and what came of it.
#pragma once

#include "core/engine/board.hpp"

#include <cstdint>

namespace prover {

/// More stones on a board cannot be told apart in the table of proofs.
inline constexpr int most_stones = 63;

enum class Kind : std::uint8_t
{
    at_least, ///< the value is the bound or more
    below     ///< the value is less than the bound
};

/// A claim about the value of a board: the stones the player to move takes from it less those the
/// other takes, endless play counting 0 for the stones left.
struct Claim
{
    Kind kind = Kind::at_least;
    int bound = 0;

    [[nodiscard]] bool holds(int value) const
    {
        return (kind == Kind::at_least) == (value >= bound);
    }
    /// The same claim, said of the board after a move that gained so much.
    [[nodiscard]] Claim after(int gain, engine::Next next) const
    {
        if (next == engine::Next::same) {
            return {kind, bound - gain};
        }
        const Kind turned = kind == Kind::at_least ? Kind::below : Kind::at_least;
        return {turned, gain - bound + 1};
    }

    bool operator==(const Claim&) const = default;
};

enum class Verdict : std::uint8_t
{
    unknown,
    proved,
    disproved
};

[[nodiscard]] inline Verdict verdict(bool holds)
{
    return holds ? Verdict::proved : Verdict::disproved;
}

} // namespace prover
