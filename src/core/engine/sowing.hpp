// How a move is played by table; included by board.hpp alone.
#pragma once

#include "core/engine/board.hpp"

namespace engine {

namespace sowing {

// A place is where a byte stands in a board: eight times its number in the word, and 64 more in
// `theirs`. So it is a shift and a row of the table at once, and places 104 apart in sum lie
// opposite.
inline constexpr unsigned theirs_bit = 64;
inline constexpr unsigned opposite_sum = 104;
/// The player's own store: the seventh byte of `theirs`, which is always 0 and so never a pit that
/// the last stone has filled.
inline constexpr unsigned store = theirs_bit + 48;

[[nodiscard]] constexpr unsigned place_of(int slot)
{
    return static_cast<unsigned>(8 * slot) + (slot < row_slots ? 0 : theirs_bit - 48);
}

/// What one lap adds to the words of a board. The seventh byte of `mine` collects the stones that
/// reach the store, the eighth of `theirs` is the place of the last one.
struct Lap
{
    std::uint64_t mine;
    std::uint64_t theirs;
};

inline constexpr std::size_t places = 14; // two between the rows stand for nothing
/// For each place, divided by eight, and number of stones.
using Table = std::array<std::array<Lap, 128>, places>;
extern const Table table;

inline constexpr std::uint64_t pits_mask = 0xFFFF'FFFF'FFFFULL;
inline constexpr unsigned store_shift = 48;
inline constexpr unsigned last_shift = 56;

[[nodiscard]] inline std::uint64_t stones_at(const Board& board, unsigned place)
{
    const std::uint64_t row = (place & theirs_bit) != 0 ? board.theirs : board.mine;
    return row >> (place & 63U) & 0xFFU;
}

} // namespace sowing

/// False where the move surely is no bonus move: its first lap ends neither in the store nor in an
/// empty pit.
[[nodiscard]] inline bool may_be_bonus(const Board& board, int slot)
{
    constexpr std::uint64_t whole_round = 13;
    const unsigned place = sowing::place_of(slot);
    const std::uint64_t hand = sowing::stones_at(board, place);
    if (hand == 0 || hand >= whole_round) {
        return hand != 0;
    }
    const std::uint64_t after = board.theirs + sowing::table[place / 8][hand].theirs;
    const auto last = static_cast<unsigned>(after >> sowing::last_shift);
    return sowing::stones_at(board, last) == 0; // the store's byte is 0 too
}

inline Step play(Board board, int slot)
{
    unsigned place = sowing::place_of(slot);
    std::uint64_t hand = sowing::stones_at(board, place);
    unsigned last = 0;
    while (true) {
        const sowing::Lap& lap = sowing::table[place / 8][hand];
        board.mine += lap.mine;
        board.theirs += lap.theirs;
        last = static_cast<unsigned>(board.theirs >> sowing::last_shift);
        board.theirs &= sowing::pits_mask;
        if (sowing::stones_at(board, last) != 1) {
            break;
        }
        place = sowing::opposite_sum - last;
        hand = sowing::stones_at(board, place);
        if (hand == 0) {
            break;
        }
    }
    const int gain = static_cast<int>(board.mine >> sowing::store_shift);
    board.mine &= sowing::pits_mask;
    if (board.mine == 0 || board.theirs == 0) {
        return {board, gain + row_stones(board.mine) - row_stones(board.theirs), Next::over};
    }
    const bool same = last == sowing::store;
    return {{same ? board.mine : board.theirs, same ? board.theirs : board.mine},
            gain,
            same ? Next::same : Next::other};
}

} // namespace engine
