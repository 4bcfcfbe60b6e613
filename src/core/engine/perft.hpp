// Counts the sequences of single moves of a length, to check and to time the moves.
#pragma once

#include "core/engine/board.hpp"

namespace engine {

/// Sequences of `depth` (1 or more) moves; a bonus move is a move of its own, a finished game has
/// no continuation. The last moves are counted, not played.
[[nodiscard]] std::uint64_t perft(const Board& board, int depth);

/// The same number with the last moves played too.
[[nodiscard]] std::uint64_t perft_playing_all(const Board& board, int depth);

} // namespace engine
