#include "core/mancala/repetition.hpp"
#include "core/mancala/rules.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <vector>

TEST_SUITE_BEGIN("core/mancala/repetition");

TEST_CASE("perfect play with five stones walks in a circle and stands for the third time")
{
    // engine.md 9.1: fourteen moves lead back to the same position with the same player to move.
    const std::vector<int> circle{6, 5, 6, 8, 4, 1, 3, 7, 8, 7, 5, 9, 12, 10};
    std::vector<mancala::Position> line{support::board("0 0 0 1 0 1  0 0  0 1 0 0 2 0")};
    for (int round = 1; round <= 2; ++round) {
        for (const int pit : circle) {
            CHECK(mancala::times_stood(line) == round);
            line.push_back(mancala::play(line.back(), mancala::Pit(pit)).position);
        }
        CHECK(line.back() == line.front());
    }
    CHECK(mancala::times_stood(line) == 3);
}

TEST_CASE("a stone in a store clears the count, the other player to move is another position")
{
    auto position = support::board("1 1 1 1 1 1  0 0  1 1 1 1 1 1");
    auto banked = position;
    banked.stores = {1, 0};
    CHECK(mancala::times_stood(std::vector{position, position, banked}) == 1);
    auto other_side = position;
    other_side.to_move = mancala::Player::two;
    CHECK(mancala::times_stood(std::vector{position, other_side, position}) == 2);
}

TEST_SUITE_END();
