#include "core/mancala/rules.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <numeric>

using mancala::Pit;
using mancala::Player;
using support::board;

TEST_SUITE_BEGIN("core/mancala/rules");

TEST_CASE("the game starts with four stones in each pit, empty stores, player one to move")
{
    CHECK(mancala::initial() == board("   4 4 4 4 4 4 \n"
                                      " 0  1 to move  0\n"
                                      "   4 4 4 4 4 4 "));
}

TEST_CASE("one to nine stones a pit; the even score is half of all stones")
{
    for (int stones = 1; stones <= 9; ++stones) {
        CHECK(mancala::stones_on_board(mancala::initial(stones)) == 12 * stones);
        CHECK(mancala::even_score(mancala::initial(stones)) == 6 * stones);
    }
}

TEST_CASE("either player may play any of the twelve pits with stones")
{
    for (const Player player : {Player::one, Player::two}) {
        mancala::Position position = mancala::initial();
        position.to_move = player;
        for (const Pit pit : mancala::all_pits()) {
            CHECK_FALSE(mancala::refusal(position, pit));
        }
    }
}

TEST_CASE("an empty pit is refused")
{
    const auto position = board("0 4 4 4 4 4  0 0  4 4 4 4 4 4");
    CHECK(mancala::refusal(position, Pit(1)) == mancala::Refusal::empty_pit);
}

TEST_CASE("nothing may be played once a row is empty")
{
    const auto position = board("0 0 0 0 0 0  24 20  4 0 0 0 0 0");
    CHECK(mancala::refusal(position, Pit(7)) == mancala::Refusal::game_over);
}

TEST_CASE("the last stone in the own store gives a bonus move")
{
    const auto outcome = mancala::play(mancala::initial(), Pit(4));
    CHECK(outcome.bonus_move);
    CHECK(outcome.position == board("   5 5 5 0 4 4 \n"
                                    " 1  1 to move  0\n"
                                    "   4 4 4 4 4 4 "));
}

TEST_CASE("otherwise the other player is to move")
{
    const auto outcome = mancala::play(mancala::initial(), Pit(6));
    CHECK_FALSE(outcome.bonus_move);
    CHECK(outcome.position == board("   4 5 5 5 5 0 \n"
                                    " 0  2 to move  0\n"
                                    "   4 4 4 4 4 4 "));
}

TEST_CASE("the last stone in an empty pit sows the opposite pit")
{
    // 3 falls into the empty 2 and brings on 8, whose two stones lie down in 9 and 10.
    const auto outcome = mancala::play(board("   1 0 1 0 0 0 \n"
                                             " 0  1 to move  0\n"
                                             "   0 2 3 1 0 0 "),
                                       Pit(3));
    CHECK(outcome.position == board("   1 1 0 0 0 0 \n"
                                    " 0  2 to move  0\n"
                                    "   0 0 4 2 0 0 "));
}

TEST_CASE("an empty opposite pit ends the move")
{
    const auto trace = mancala::trace(board("   1 0 1 0 0 0 \n"
                                            " 0  1 to move  0\n"
                                            "   0 0 3 1 0 0 "),
                                      Pit(3));
    CHECK(trace.laps.size() == 1);
    CHECK(trace.opposite_was_empty);
    CHECK(trace.outcome.position == board("   1 1 0 0 0 0 \n"
                                          " 0  2 to move  0\n"
                                          "   0 0 3 1 0 0 "));
}

TEST_CASE("a relay whose last stone falls in the own store gives a bonus move")
{
    // 9 brings 10, which is empty; its opposite 4 has four stones: 3, 2, 1, store.
    const auto outcome = mancala::play(board("   0 0 0 4 0 0 \n"
                                             " 7  1 to move  0\n"
                                             "   0 0 1 0 0 2 "),
                                       Pit(9));
    CHECK(outcome.bonus_move);
    CHECK(outcome.position == board("   1 1 1 0 0 0 \n"
                                    " 8  1 to move  0\n"
                                    "   0 0 0 1 0 2 "));
}

TEST_CASE("after a full lap the pit of origin is an empty pit like any other")
{
    const auto trace = mancala::trace(board("   13 0 0 0 0 0 \n"
                                            "  0  1 to move  0\n"
                                            "    0 0 0 0 0 9 "),
                                      Pit(1));
    REQUIRE(trace.laps.size() == 2);
    CHECK(trace.laps[0].drops.back() == mancala::Place::of(Pit(1)));
    CHECK(trace.laps[1].from == Pit(7));
}

TEST_CASE("an empty row ends the game and the other row's owner takes the rest")
{
    const auto outcome = mancala::play(board("   1 0 0 0 0 0 \n"
                                             "20  1 to move 20\n"
                                             "   0 3 0 4 0 0 "),
                                       Pit(1));
    CHECK(outcome.over);
    CHECK_FALSE(outcome.bonus_move);
    CHECK(outcome.position.score(Player::one) == 21);
    CHECK(outcome.position.score(Player::two) == 27);
    CHECK(mancala::stones_on_board(outcome.position) == 0);
}

TEST_CASE("more stones in the store lead; equal is a draw")
{
    CHECK(mancala::leader(board("0 0 0 0 0 0  25 23  0 0 0 0 0 0")) == Player::one);
    CHECK(mancala::leader(board("0 0 0 0 0 0  23 25  0 0 0 0 0 0")) == Player::two);
    CHECK_FALSE(mancala::leader(board("0 0 0 0 0 0  24 24  0 0 0 0 0 0")));
}

TEST_SUITE_END();
