// Counts the sequences of single moves of a length: the usual check that rules miss and add
// nothing.
#pragma once

#include "core/mancala/rules.hpp"

#include <cstdint>

inline std::uint64_t perft(const mancala::Position& position, int depth)
{
    std::uint64_t count = 0;
    for (const mancala::Pit pit : mancala::all_pits()) {
        if (position.stones(pit) == 0) {
            continue;
        }
        if (depth == 1) {
            ++count;
            continue;
        }
        const mancala::Outcome outcome = mancala::play(position, pit);
        count += outcome.over ? 0 : perft(outcome.position, depth - 1);
    }
    return count;
}
