#include "core/tournament/schedule.hpp"

#include "core/base/rng.hpp"

namespace tournament {

Schedule::Schedule(std::uint64_t games, std::uint64_t seed)
    : games_(games)
    , seed_(seed)
{
}

std::optional<Pairing> Schedule::next()
{
    if (given_ == games_) {
        return std::nullopt;
    }
    const std::uint64_t number = given_++;
    const std::uint64_t opening_seed = base::derive_seed(seed_, number / 2);
    const std::uint64_t side = number % 2;
    return Pairing{.number = number,
                   .opening_seed = opening_seed,
                   .game_seed = base::derive_seed(opening_seed, 1 + side),
                   .sides = side == 0 ? Sides::as_named : Sides::swapped};
}

} // namespace tournament
