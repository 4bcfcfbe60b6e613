// What whoever listens to the game hears of its moves: only what is new, so that a game of
// thousands of moves costs no more than a short one. Guide node "Hören".
#pragma once

#include "core/mancala/notation.hpp"
#include "core/mancala/position.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace glue {

/// `Partie abhören`.
enum class Listening
{
    off,
    on
};

struct HeardMoves
{
    /// Where the game begins; only if it is another game than before, or the first that is heard.
    std::optional<mancala::Position> start;
    std::size_t kept = 0;                     ///< so many moves are as they were before
    std::vector<mancala::Move> moves;         ///< those after them
    std::vector<mancala::Position> positions; ///< after each of these
};

} // namespace glue
