// Taktik: collects best of all, then ends its turn by looking at what the other can make of it.
// Guide node "Taktik".
#pragma once

#include "core/players/player.hpp"

namespace players {

/// Searches the whole turn for most stones. While a bonus move leads there it plays it; then it
/// ends the turn with the move whose own gain minus the other's best next turn is greatest,
/// by lot among equals.
class Taktik final : public Player
{
  public:
    [[nodiscard]] Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) override;
};

} // namespace players
