#include "core/match/fallback.hpp"

#include <cassert>

namespace match {

mancala::Pit random_pit(const mancala::Position& position, base::Rng& rng)
{
    const auto pits = mancala::pits_with_stones(position);
    assert(!pits.empty());
    return pits[rng.below(pits.size())];
}

} // namespace match
