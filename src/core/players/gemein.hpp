// Gemein: collects very well, is tactically dumb, but rabid in spoiling what the other could
// collect. Guide node "Gemein".
#pragma once

#include "core/players/player.hpp"

namespace players {

/// Takes any bonus move, laps and relays included, the pit nearest to its store first. Without one
/// it plays the move after which the other's series of bonus moves, taken in the same way, is
/// shortest; of equal ones the first of the board.
class Gemein final : public Player
{
  public:
    [[nodiscard]] Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) override;
};

} // namespace players
