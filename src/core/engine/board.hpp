// A position packed for searching: twelve pits as bytes in two words, seen by the player to move,
// without the stores. Says what core/mancala/rules.hpp says, some ten times as fast.
//
// A slot is a pit in the order in which the player to move sows: 0..5 his own row, 5 next to his
// store, 6..11 the other's row. Slot s lies opposite slot 11 - s.
#pragma once

#include "core/mancala/position.hpp"

#include <cstddef>
#include <cstdint>

namespace engine {

inline constexpr int slots = 12;
inline constexpr int row_slots = 6;
/// All stones of the fullest start; a pit may hold them all.
inline constexpr int most_stones = 108;

struct Board
{
    std::uint64_t mine = 0;   ///< slots 0..5, a byte each from the lowest; the upper 16 bits are 0
    std::uint64_t theirs = 0; ///< slots 6..11 in the same way

    [[nodiscard]] int stones(int slot) const
    {
        const std::uint64_t row = slot < row_slots ? mine : theirs;
        return static_cast<int>(row >> static_cast<unsigned>(8 * (slot % row_slots)) & 0xFFU);
    }
    /// The same pits seen by the other player.
    [[nodiscard]] Board turned() const { return {theirs, mine}; }

    bool operator==(const Board&) const = default;
};

/// The pits of a position, seen by its player to move. At most `most_stones` of them in all.
[[nodiscard]] Board packed(const mancala::Position& position);

/// The pit at a slot (0..11) for this player, and back.
[[nodiscard]] mancala::Pit pit_at(int slot, mancala::Player mover);
[[nodiscard]] int slot_of(mancala::Pit pit, mancala::Player mover);

/// Stones in a row's word.
[[nodiscard]] inline int row_stones(std::uint64_t row)
{
    return static_cast<int>(row * 0x0101'0101'0101ULL >> 40U & 0xFFU);
}

[[nodiscard]] inline int stones_on(const Board& board)
{
    return row_stones(board.mine) + row_stones(board.theirs);
}

/// Pits with stones in a row's word.
[[nodiscard]] inline int filled_slots(std::uint64_t row)
{
    const std::uint64_t filled = (row + 0x7F7F'7F7F'7F7FULL) >> 7U & 0x0101'0101'0101ULL;
    return row_stones(filled);
}

/// Who plays after a move.
enum class Next : std::uint8_t
{
    other,
    same, ///< a bonus move
    over
};

struct Step
{
    Board board;  ///< seen by who plays next; when over, by who moved and with the stones left
    int gain = 0; ///< stones for who moved, less those the other takes at the end
    Next next = Next::other;
};

/// The move of a slot that holds stones, relays and the end included.
[[nodiscard]] inline Step play(Board board, int slot);

} // namespace engine

#include "core/engine/sowing.hpp"
