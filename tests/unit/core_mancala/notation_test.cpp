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

TEST_CASE("a position is pasted as one line, and read back")
{
    CHECK(mancala::position_line(mancala::initial()) == "4 4 4 4 4 4 4 4 4 4 4 4 0 0 1");
    const auto position = support::board("   4 0 13 4 4 4 \n 7 2 to move 12\n 0 1 2 3 4 5");
    CHECK(mancala::position_line(position) == "4 0 13 4 4 4 0 1 2 3 4 5 7 12 2");
    CHECK(mancala::read_position_line(mancala::position_line(position)) == position);
}

TEST_CASE("of a pasted position the player to move and the stores may be missing")
{
    const auto alone = mancala::read_position_line("1,2,3,4,5,6\n7 8 9, 10 11 12", Player::two);
    REQUIRE(alone);
    CHECK(alone->stones(Pit(11)) == 11);
    CHECK(alone->stores == std::array<std::uint8_t, 2>{0, 0});
    CHECK(alone->to_move == Player::two);
    const auto with_stores = mancala::read_position_line("0 0 0 0 0 1 0 0 0 0 0 1 5 6");
    REQUIRE(with_stores);
    CHECK(with_stores->score(Player::two) == 6);
    CHECK(with_stores->to_move == Player::one);
}

TEST_CASE("a pasted position that is none is refused with the reason")
{
    const auto why_not = [](std::string_view line) {
        return base::to_string(mancala::read_position_line(line).error());
    };
    CHECK(why_not("1 2 3").find("here are 3") != std::string::npos);
    CHECK(why_not("1 2 3 4 5 6 7 8 9 10 11 x") == "1:25: a number of stones is 0 to 108: x");
    CHECK(why_not("1 2 3 4 5 6 7 8 9 10 11 -1").find(": -1") != std::string::npos);
    CHECK(why_not("100 2 3 4 5 6 7 8 9 10 11 1") == "a position has at most 108 stones, not 166");
    CHECK(why_not("1 1 1 1 1 1 1 1 1 1 1 1 0 0 3") == "1:29: a player is 1 or 2: 3");
}

TEST_SUITE_END();
