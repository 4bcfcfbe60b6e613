// The pits as a player counts them: by the number of drops from the pit to his own store.
#pragma once

#include "core/mancala/pit.hpp"

#include <array>

namespace players {

/// All twelve pits, nearest to the player's store first: the n-th holds its last stone for the
/// store with n stones (or n + 13, ...). The first six are his own row.
[[nodiscard]] std::array<mancala::Pit, mancala::Pit::count> nearest_first(mancala::Player player);

} // namespace players
