// The random pit that is played when a player or CallZug names none or an empty one. Guide node
// "ACallZug".
#pragma once

#include "core/base/rng.hpp"
#include "core/mancala/position.hpp"

namespace match {

/// Any pit with stones, each equally likely; the game must not be over.
[[nodiscard]] mancala::Pit random_pit(const mancala::Position& position, base::Rng& rng);

} // namespace match
