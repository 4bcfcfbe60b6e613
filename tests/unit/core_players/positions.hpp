// Positions out of random games, for tests that must hold anywhere.
#pragma once

#include "core/base/rng.hpp"
#include "core/mancala/rules.hpp"

#include <vector>

/// The positions of random games, ended ones left out.
[[nodiscard]] inline std::vector<mancala::Position> positions_of_random_games(int games,
                                                                              std::uint64_t seed)
{
    std::vector<mancala::Position> positions;
    base::Rng rng(seed);
    for (int game = 0; game < games; ++game) {
        mancala::Outcome now{.position = mancala::initial()};
        while (!now.over) {
            positions.push_back(now.position);
            const auto pits = mancala::pits_with_stones(now.position);
            now = mancala::play(now.position, pits[rng.below(pits.size())]);
        }
    }
    return positions;
}
