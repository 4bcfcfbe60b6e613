#include "core/engine/board.hpp"

#include <cassert>

namespace engine {

namespace sowing {

namespace {

constexpr int stations = slots + 1; // the other's store is skipped

/// The slots in the order of sowing, the store after the own row.
constexpr int station_of(int slot)
{
    return slot < row_slots ? slot : slot + 1;
}

constexpr unsigned place_at(int station)
{
    if (station == row_slots) {
        return store;
    }
    return place_of(station < row_slots ? station : station - 1);
}

/// Puts so many stones into a place.
constexpr void drop(Lap& lap, unsigned place, std::uint64_t stones)
{
    if (place == store) {
        lap.mine += stones << store_shift;
    } else {
        ((place & theirs_bit) != 0 ? lap.theirs : lap.mine) += stones << (place & 63U);
    }
}

constexpr Lap lap_of(int slot, std::uint64_t stones)
{
    Lap lap{};
    unsigned last = place_of(slot);
    drop(lap, last, 0 - stones); // modulo 2^64: no byte ends below 0
    for (std::uint64_t way = 1; way <= stations; ++way) {
        const unsigned place = place_at((station_of(slot) + static_cast<int>(way)) % stations);
        const bool reached = way <= stones % stations;
        drop(lap, place, stones / stations + (reached ? 1 : 0));
        last = reached ? place : last;
    }
    lap.theirs += static_cast<std::uint64_t>(last) << last_shift;
    return lap;
}

constexpr Table make_table()
{
    Table made{};
    for (int slot = 0; slot < slots; ++slot) {
        auto& laps = made[place_of(slot) / 8];
        for (std::size_t stones = 0; stones < laps.size(); ++stones) {
            laps[stones] = lap_of(slot, stones);
        }
    }
    return made;
}

} // namespace

constinit const Table table = make_table();

} // namespace sowing

int slot_of(mancala::Pit pit, mancala::Player mover)
{
    // Counter-clockwise: the top row from 6 to 1, then the bottom row from 7 to 12.
    const int from_six =
        pit.row() == mancala::Player::one ? row_slots - pit.number() : pit.number() - 1;
    return mover == mancala::Player::one ? from_six : (from_six + row_slots) % slots;
}

mancala::Pit pit_at(int slot, mancala::Player mover)
{
    const int from_six = mover == mancala::Player::one ? slot : (slot + row_slots) % slots;
    return mancala::Pit(from_six < row_slots ? row_slots - from_six : from_six + 1);
}

Board packed(const mancala::Position& position)
{
    assert(mancala::stones_on_board(position) <= most_stones);
    Board board;
    for (const mancala::Pit pit : mancala::all_pits()) {
        const int slot = slot_of(pit, position.to_move);
        const auto stones = static_cast<std::uint64_t>(position.stones(pit));
        auto& row = slot < row_slots ? board.mine : board.theirs;
        row |= stones << static_cast<unsigned>(8 * (slot % row_slots));
    }
    return board;
}

} // namespace engine
