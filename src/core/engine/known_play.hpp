// How to play where the value of every board is known: not only without losing a stone, but so that
// what is won does come.
#pragma once

#include "core/engine/search.hpp"

namespace engine {

/// The move to play, or nothing where the board or one of those after it is not known. It keeps the
/// board's value. Who is to win more stones comes nearer to the next with each move, whatever the
/// other answers, so that he never circles; who is not, plays where the other can go wrong most. At
/// the end of the limit in nodes, at the deadline or at a stop, and where such a way costs more
/// than some tenths of a second, it is any move that keeps the value. A spent board is worth 0, and
/// of moves that are worth as much another is played.
[[nodiscard]] std::optional<int>
known_move(const ExactValues& known, const Board& board, const Limits& limits = {});

} // namespace engine
