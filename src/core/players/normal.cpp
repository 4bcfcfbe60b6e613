#include "core/players/normal.hpp"

#include "core/mancala/random_pit.hpp"
#include "core/players/reach.hpp"

namespace players {

namespace {

std::optional<mancala::Pit> exact_landing(const mancala::Position& position)
{
    const auto pits = nearest_first(position.to_move);
    for (int distance = 1; distance <= mancala::Pit::per_row; ++distance) {
        const mancala::Pit pit = pits[static_cast<std::size_t>(distance) - 1];
        if (position.stones(pit) == distance) {
            return pit;
        }
    }
    return std::nullopt;
}

} // namespace

Choice
Normal::choose(const mancala::Position& position, std::uint64_t seed, base::Budget& /*budget*/)
{
    base::Rng rng(seed);
    const bool pays_attention = rng.below(2) == 0;
    if (pays_attention) {
        if (const auto pit = exact_landing(position)) {
            return {.pit = pit->number()};
        }
    }
    return {.pit = mancala::random_pit(position, rng).number()};
}

} // namespace players
