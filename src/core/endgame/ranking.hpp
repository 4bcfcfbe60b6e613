// The boards with so many stones, numbered without a gap: the combinatorial number system of the
// sums of the first 1, 2, ... 11 slots.
#pragma once

#include "core/engine/board.hpp"

#include <array>
#include <cstdint>

namespace endgame {

/// Boards with more stones have no rank here.
inline constexpr int most_ranked_stones = 48;

namespace ranking {

/// For each number of slots (1..11) and stones in them: boards that fill these slots with fewer.
using Counts = std::array<std::array<std::uint64_t, most_ranked_stones + 1>, engine::slots>;
extern const Counts counts;

} // namespace ranking

/// Boards with exactly so many stones (0..48), those on which the game is over included.
[[nodiscard]] std::uint64_t boards_with(int stones);

/// 0 to boards_with(stones on the board) - 1.
[[nodiscard]] inline std::uint64_t rank_of(const engine::Board& board)
{
    // Each byte becomes the sum of those up to it.
    constexpr std::uint64_t ones = 0x0101'0101'0101ULL;
    const std::uint64_t mine = board.mine * ones;
    const std::uint64_t theirs = board.theirs * ones + (mine >> 40U & 0xFFU) * ones;
    std::uint64_t rank = 0;
    for (unsigned slot = 0; slot < 6; ++slot) {
        rank += ranking::counts[slot + 1][mine >> 8 * slot & 0xFFU];
    }
    for (unsigned slot = 0; slot < 5; ++slot) {
        rank += ranking::counts[slot + 7][theirs >> 8 * slot & 0xFFU];
    }
    return rank;
}

/// The board of a rank.
[[nodiscard]] engine::Board board_at(int stones, std::uint64_t rank);

/// The board of the next rank; there must be one.
[[nodiscard]] engine::Board next_board(engine::Board board);

/// A row is empty.
[[nodiscard]] inline bool is_over(const engine::Board& board)
{
    return board.mine == 0 || board.theirs == 0;
}

} // namespace endgame
