#include "core/mancala/notation.hpp"
#include "core/mancala/rules.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

using mancala::Mistake;
using mancala::Move;
using mancala::Pit;
using mancala::Player;
using Fault = base::Fault<mancala::Mistake>;

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
    const auto fault_in = [](std::string_view picture) {
        return mancala::read_board(picture).error();
    };
    CHECK(fault_in("1 2 3") == Fault{Mistake::no_board, {"3"}, "", 0, 0});
    CHECK(fault_in("1 1 1 1 1 1\n0 x\n1 1 1 1 1 1") ==
          Fault{Mistake::no_stones, {"255", "x"}, "", 2, 3});
    CHECK(fault_in("200 1 1 1 1 1 0 45 1 1 1 1 1 1") ==
          Fault{Mistake::too_many_stones, {"255", "256"}, "", 0, 0});
    CHECK(mancala::read_board("200 1 1 1 1 1 0 44 1 1 1 1 1 1"));
    CHECK(fault_in("1 1 1 1 1 1 0 3 to move 0 1 1 1 1 1 1") ==
          Fault{Mistake::no_player, {"3"}, "", 1, 15});
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
    const auto fault_in = [](std::string_view line) {
        return mancala::read_position_line(line).error();
    };
    CHECK(fault_in("1 2 3") == Fault{Mistake::wrong_position_words, {"3"}, "", 0, 0});
    CHECK(fault_in("1 2 3 4 5 6 7 8 9 10 11 x") ==
          Fault{Mistake::no_stones, {"108", "x"}, "", 1, 25});
    CHECK(fault_in("1 2 3 4 5 6 7 8 9 10 11 -1") ==
          Fault{Mistake::no_stones, {"108", "-1"}, "", 1, 25});
    CHECK(fault_in("100 2 3 4 5 6 7 8 9 10 11 1") ==
          Fault{Mistake::too_many_stones, {"108", "166"}, "", 0, 0});
    CHECK(fault_in("1 1 1 1 1 1 1 1 1 1 1 1 0 0 3") == Fault{Mistake::no_player, {"3"}, "", 1, 29});
}

TEST_SUITE_END();
