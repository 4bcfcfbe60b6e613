// Finds openings after which both players have a fair game, by Meister's reckoning.
#pragma once

#include "app/mancala_match/openings.hpp"

#include <cstdint>
#include <functional>

namespace mancala_match {

struct FairOpenings
{
    static constexpr int most_moves = 6;

    int moves = 3;
    int stones = 4;                ///< in each pit at the start
    double most_ahead = 2;         ///< stones
    std::uint64_t nodes = 100'000; ///< for each position
};

/// Told of each opening with so many moves after which neither player is more ahead; `ahead` is
/// what player 1 is, in stones. In ascending order of pits; of several ways to a position the first
/// alone. The same on every machine.
void find_openings(const FairOpenings& wanted,
                   const std::function<void(const OpeningLine&, double ahead)>& told);

} // namespace mancala_match
