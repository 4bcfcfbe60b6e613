#include "core/mancala/random_pit.hpp"

#include <cassert>

namespace mancala {

Pit random_pit(const Position& position, base::Rng& rng)
{
    const auto pits = pits_with_stones(position);
    assert(!pits.empty());
    return pits[rng.below(pits.size())];
}

} // namespace mancala
