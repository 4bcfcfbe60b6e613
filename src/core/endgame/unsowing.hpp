// Moves played backwards: from which boards one move that banks nothing leads to a board.
#pragma once

#include "core/engine/board.hpp"

#include <array>
#include <cstddef>

namespace endgame {

/// The boards found, each seen by its player to move; none twice by the same move.
class Origins
{
  public:
    [[nodiscard]] const engine::Board* begin() const { return found_.data(); }
    [[nodiscard]] const engine::Board* end() const { return found_.data() + count_; }
    void clear() { count_ = 0; }
    void add(const engine::Board& board) { found_.at(count_++) = board; }

  private:
    // At most 11 last laps, each of them the end of a chain of some ten at most.
    std::array<engine::Board, 256> found_;
    std::size_t count_ = 0;
};

/// Sets `origins` to all boards on which the game is not over and a move that brings no stone to a
/// store leads to this one, on which it is not over either.
void find_origins(const engine::Board& board, Origins& origins);

} // namespace endgame
