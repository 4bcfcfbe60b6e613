#include "core/players/reach.hpp"

namespace players {

std::array<mancala::Pit, mancala::Pit::count> nearest_first(mancala::Player player)
{
    auto pits = mancala::all_pits();
    // The first pit after the store is the farthest from it.
    auto place = mancala::Place::store_of(player);
    for (std::size_t distance = pits.size(); distance > 0; --distance) {
        place = place.next_for(player);
        pits.at(distance - 1) = place.pit();
    }
    return pits;
}

} // namespace players
