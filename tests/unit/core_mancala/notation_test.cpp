#include "core/mancala/notation.hpp"
#include "core/mancala/rules.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

using mancala::Move;
using mancala::Pit;
using mancala::Player;

TEST_SUITE_BEGIN("core/mancala/notation");

TEST_CASE("the 34th move, player 2, pit 9 is written 34:2-9")
{
    CHECK(mancala::to_string(34, Move{Player::two, Pit(9)}) == "34:2-9");
}

TEST_CASE("moves stand with one blank between; no moves are an empty text")
{
    CHECK(mancala::to_string({Move{Player::one, Pit(3)}, Move{Player::two, Pit(9)}}) ==
          "1:1-3 2:2-9");
    CHECK(mancala::to_string(std::vector<Move>{}).empty());
}

TEST_CASE("a drawn board reads back as the same position")
{
    for (const char* picture :
         {"   4 0 13 4 4 4 \n 7 2 to move 12\n 0 1 2 3 4 5", "1 1 1 1 1 1 0 0 2 2 2 2 2 2"}) {
        const auto position = support::board(picture);
        CHECK(support::board(mancala::draw(position)) == position);
    }
}

TEST_CASE("a wrong picture is refused with its place")
{
    CHECK(base::to_string(mancala::read_board("1 2 3").error()) == "a board has 14 numbers, not 3");
    CHECK(base::to_string(mancala::read_board("1 1 1 1 1 1\n0 x\n1 1 1 1 1 1").error()) ==
          "2:3: a number of stones is 0 to 255: x");
    CHECK(base::to_string(mancala::read_board("200 1 1 1 1 1 0 45 1 1 1 1 1 1").error()) ==
          "a board has at most 255 stones, not 256");
    CHECK(mancala::read_board("200 1 1 1 1 1 0 44 1 1 1 1 1 1"));
    CHECK(base::to_string(mancala::read_board("1 1 1 1 1 1 0 3 to move 0 1 1 1 1 1 1").error()) ==
          "1:15: a player is 1 or 2: 3");
}

TEST_SUITE_END();
