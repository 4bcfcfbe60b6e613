#include "core/engine/board.hpp"
#include "support/board.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include "same_rules.hpp"

using mancala::Pit;
using mancala::Player;

namespace {

/// The row that has no stones left after the last drop of a move.
mancala::Position unswept(const support::MoveVector& v)
{
    mancala::Position position = v.unswept;
    position.to_move = v.before.to_move;
    return position;
}

} // namespace

TEST_SUITE_BEGIN("core/engine/board");

TEST_CASE("a player's slots run along his row to his store and then along the other's")
{
    CHECK(engine::pit_at(0, Player::one) == Pit(6));
    CHECK(engine::pit_at(5, Player::one) == Pit(1));
    CHECK(engine::pit_at(6, Player::one) == Pit(7));
    CHECK(engine::pit_at(11, Player::one) == Pit(12));
    CHECK(engine::pit_at(0, Player::two) == Pit(7));
    CHECK(engine::pit_at(5, Player::two) == Pit(12));
    CHECK(engine::pit_at(6, Player::two) == Pit(6));
    CHECK(engine::pit_at(11, Player::two) == Pit(1));
}

TEST_CASE("a slot is found again from its pit and lies opposite slot 11 - s")
{
    for (const Player mover : {Player::one, Player::two}) {
        for (int slot = 0; slot < engine::slots; ++slot) {
            const Pit pit = engine::pit_at(slot, mover);
            CHECK(engine::slot_of(pit, mover) == slot);
            CHECK(engine::pit_at(engine::slots - 1 - slot, mover) == pit.opposite());
        }
    }
}

TEST_CASE("a packed position holds the stones of the pits in the order of sowing")
{
    mancala::Position position;
    for (const Pit pit : mancala::all_pits()) {
        position.pits[pit.index()] = static_cast<std::uint8_t>(pit.number());
    }
    position.to_move = Player::two;
    const engine::Board board = engine::packed(position);
    for (int slot = 0; slot < engine::slots; ++slot) {
        CHECK(board.stones(slot) == engine::pit_at(slot, Player::two).number());
    }
    CHECK(engine::row_stones(board.mine) == 57);
    CHECK(engine::stones_on(board) == 78);
    position.to_move = Player::one;
    CHECK(engine::packed(position) == board.turned());
}

TEST_CASE("filled slots are counted, full and empty ones")
{
    CHECK(engine::filled_slots(0) == 0);
    CHECK(engine::filled_slots(0x0000'6C00'0001ULL) == 2);
    CHECK(engine::filled_slots(0x0101'0101'0101ULL) == 6);
}

TEST_CASE("all vectors: the packed move ends where the listed one does")
{
    for (const support::MoveVector& v : support::vectors().moves) {
        CAPTURE(v.category);
        CAPTURE(v.before);
        CAPTURE(v.move.number());
        const engine::Step step =
            engine::play(engine::packed(v.before), engine::slot_of(v.move, v.before.to_move));
        CHECK(step.gain == mancala::margin(v.after, v.before.to_move) -
                               mancala::margin(v.before, v.before.to_move));
        CHECK((step.next == engine::Next::over) == v.game_over);
        CHECK((step.next == engine::Next::same) == v.extra_turn);
        const engine::Board listed = engine::packed(unswept(v));
        CHECK(step.board == (step.next == engine::Next::other ? listed.turned() : listed));
    }
}

TEST_CASE("20,000 random games agree with the plain rules")
{
    CHECK(same_rules::first_difference(20'000, mancala::usual_stones_per_pit, 1) == std::nullopt);
}

TEST_CASE("random games with any number of stones agree with the plain rules")
{
    for (int stones = mancala::least_stones_per_pit; stones <= mancala::most_stones_per_pit;
         ++stones) {
        CAPTURE(stones);
        CHECK(same_rules::first_difference(300, stones, 2) == std::nullopt);
    }
}

TEST_SUITE_END();
