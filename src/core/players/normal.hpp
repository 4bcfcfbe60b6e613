// Normal: plays dumb and collects to a limited degree. Guide node "Normal".
#pragma once

#include "core/players/player.hpp"

namespace players {

/// Half of the time takes a pit of its own row whose stones end just in its store, the nearest
/// first; otherwise, and without one, any pit. Laps and relays it does not see.
class Normal final : public Player
{
  public:
    [[nodiscard]] Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) override;
};

} // namespace players
