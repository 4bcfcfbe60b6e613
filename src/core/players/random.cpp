#include "core/players/random.hpp"

#include "core/mancala/random_pit.hpp"

namespace players {

Choice
Random::choose(const mancala::Position& position, std::uint64_t seed, base::Budget& /*budget*/)
{
    base::Rng rng(seed);
    return {.pit = mancala::random_pit(position, rng).number()};
}

} // namespace players
