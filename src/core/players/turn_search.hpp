// What one whole turn can bring: every series of bonus moves and the move that ends it. Each bonus
// move banks a stone, so a turn has at most as many moves as there are stones.
#pragma once

#include "core/base/budget.hpp"
#include "core/mancala/position.hpp"

#include <cstdint>

namespace players {

struct BestTurn
{
    int gain;         ///< stones the turn adds to the store of the player to move
    mancala::Pit pit; ///< its first move
};

/// A search of one turn stops here. Far above anything met with four stones a pit (301,364 moves in
/// the worst of 3.8 million turns); with nine it keeps a player from thinking for minutes.
inline constexpr std::uint64_t most_moves_of_a_search = 400'000;

/// The turn that brings most stones into the store of the player to move, the final sweep included
/// if it falls to him; of equal ones that which begins nearest to his store. Boards met again
/// within the turn are looked at once. A search cut off by the budget gives the best it has seen.
[[nodiscard]] BestTurn best_turn(const mancala::Position& position, base::Budget& budget);

} // namespace players
