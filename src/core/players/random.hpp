// The weakest player: any pit with stones, each equally likely. The measure for the others.
#pragma once

#include "core/base/rng.hpp"
#include "core/players/player.hpp"

namespace players {

/// One of the pits with stones, each equally likely; there must be one.
[[nodiscard]] mancala::Pit any_pit(const mancala::Position& position, base::Rng& rng);

class Random final : public Player
{
  public:
    [[nodiscard]] Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) override;
};

} // namespace players
