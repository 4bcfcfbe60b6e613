// The weakest player: any pit with stones, each equally likely. The measure for the others.
#pragma once

#include "core/players/player.hpp"

namespace players {

class Random final : public Player
{
  public:
    [[nodiscard]] Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) override;
};

} // namespace players
