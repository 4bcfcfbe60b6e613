// How many moves one Undo takes back. Guide node "Undo": it takes as many as a human needs to
// correct his own last move.
#pragma once

#include "core/mancala/notation.hpp"
#include "core/match/seats.hpp"

#include <span>

namespace match {

/// 0 when there is nothing to take back. Two humans: the last move, not the series. Human against
/// computer: back to the human's own last move. Two computers: nothing.
[[nodiscard]] int moves_to_take_back(std::span<const mancala::Move> history, const Seats& seats);

/// Linked games: back to this player's own last move, whoever sits there; 0 when he has none.
[[nodiscard]] int moves_to_take_back(std::span<const mancala::Move> history, mancala::Player asker);

} // namespace match
