// Positions out of the middle of random games, to measure on.
#pragma once

#include "core/base/rng.hpp"
#include "core/mancala/rules.hpp"

#include <cstddef>
#include <vector>

/// So many positions, each after 10 to 40 random moves.
[[nodiscard]] inline std::vector<mancala::Position> midgame_positions(std::size_t count)
{
    std::vector<mancala::Position> positions;
    base::Rng rng(1996);
    while (positions.size() < count) {
        mancala::Outcome now{.position = mancala::initial()};
        for (auto moves = rng.between(10, 40); moves > 0 && !now.over; --moves) {
            const auto pits = mancala::pits_with_stones(now.position);
            now = mancala::play(now.position, pits[rng.below(pits.size())]);
        }
        if (!now.over) {
            positions.push_back(now.position);
        }
    }
    return positions;
}
