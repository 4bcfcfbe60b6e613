#include "core/players/random.hpp"

namespace players {

mancala::Pit any_pit(const mancala::Position& position, base::Rng& rng)
{
    const auto pits = mancala::pits_with_stones(position);
    return pits[rng.below(pits.size())];
}

Choice
Random::choose(const mancala::Position& position, std::uint64_t seed, base::Budget& /*budget*/)
{
    base::Rng rng(seed);
    return {.pit = any_pit(position, rng).number()};
}

} // namespace players
