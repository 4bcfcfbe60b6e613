// Any pit with stones: what the weakest player plays, and what stands in when a player or CallZug
// names none or an empty one. Guide node "ACallZug".
#pragma once

#include "core/base/rng.hpp"
#include "core/mancala/position.hpp"

namespace mancala {

/// One of the pits with stones, each equally likely; there must be one.
[[nodiscard]] Pit random_pit(const Position& position, base::Rng& rng);

} // namespace mancala
