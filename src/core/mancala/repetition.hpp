// Endless play: how often the last position of a game stood since a stone last reached a store.
// Decision F7.
#pragma once

#include "core/mancala/position.hpp"

#include <span>

namespace mancala {

/// Between computer players the game ends when a position stands so often.
inline constexpr int most_repetitions = 3;

/// `line` holds the start and the position after each move; it is not empty. 1 for a position that
/// is new. Only the stretch since a store last grew is looked at, since a stone in a store never
/// comes back.
[[nodiscard]] int times_stood(std::span<const Position> line);

/// That stretch, the last position included.
[[nodiscard]] std::span<const Position> since_last_stone(std::span<const Position> line);

} // namespace mancala
