#include "app/glue/board_view.hpp"
#include "support/board.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using glue::BoardView;
using mancala::Pit;
using mancala::Place;
using support::board;

TEST_SUITE_BEGIN("board view");

TEST_CASE("a move is shown stone by stone, 1/20 s each, once its pit was seen")
{
    BoardView view;
    view.sow(mancala::initial(), Pit(2), 0ms);
    CHECK(view.stones() == board("   4 0 4 4 4 4      "
                                 " 0    1 to move  0  "
                                 "   4 4 4 4 4 4      "));
    CHECK(view.hand() == glue::Hand{Place::of(Pit(2)), 4});
    CHECK_FALSE(view.tick(199ms));
    CHECK(view.tick(200ms));
    CHECK(view.hand() == glue::Hand{Place::of(Pit(1)), 3});
    CHECK(view.tick(250ms));
    CHECK(view.stones() == board("   5 0 4 4 4 4      "
                                 " 1    1 to move  0  "
                                 "   4 4 4 4 4 4      "));
    view.tick(350ms);
    CHECK(view.is_sowing());
    CHECK_FALSE(view.hand());
    CHECK_FALSE(view.tick(399ms));
    view.tick(400ms);
    CHECK_FALSE(view.is_sowing());
    CHECK_FALSE(view.next_tick());
    CHECK(view.stones() == mancala::play(mancala::initial(), Pit(2)).position);
}

TEST_CASE("a relay is marked before its stones are lifted")
{
    const auto before = board("   0 1 0 0 0 1      "
                              " 0    1 to move  0  "
                              "   3 0 0 0 0 0      ");
    const auto frames = glue::sowing_frames(before, Pit(2));
    // lifted, dropped into the empty pit 1, the mark on pit 7, lifted, three stones
    REQUIRE(frames.size() == 7);
    CHECK(frames.at(2).sown == Pit(7));
    CHECK(frames.at(2).stones.stones(Pit(7)) == 3);
    CHECK(frames.at(2).length > frames.at(1).length);
    CHECK(frames.at(3).hand == glue::Hand{Place::of(Pit(7)), 3});
    CHECK(frames.at(3).stones.stones(Pit(7)) == 0);
}

TEST_CASE("what is left at the end goes into the store pit by pit")
{
    const auto before = board("   1 0 0 0 0 0      "
                              " 0    1 to move  0  "
                              "   0 2 0 0 3 0      ");
    const auto frames = glue::sowing_frames(before, Pit(1));
    REQUIRE(frames.size() == 5); // lifted, dropped, left lying, pit 8 taken, pit 11 taken
    CHECK(frames.at(2).stones == board("   0 0 0 0 0 0      "
                                       " 1    1 to move  0  "
                                       "   0 2 0 0 3 0      "));
    CHECK(frames.at(3).stones.score(mancala::Player::two) == 2);
    CHECK(frames.at(4).stones.score(mancala::Player::two) == 5);
}

TEST_CASE("the last frame of every move is the position after it")
{
    for (const auto& move : support::vectors().moves) {
        auto last = glue::sowing_frames(move.before, move.move).back().stones;
        last.to_move = move.after.to_move; // the vectors have board and stores only
        CHECK(last == move.after);
    }
}

TEST_CASE("no stone is lost or won while a move is shown")
{
    for (const auto& move : support::vectors().moves) {
        const int all = 2 * mancala::even_score(move.before);
        for (const auto& frame : glue::sowing_frames(move.before, move.move)) {
            const int in_hand = frame.hand ? frame.hand->stones : 0;
            const auto& stones = frame.stones;
            CHECK(mancala::stones_on_board(stones) + stones.stores[0] + stones.stores[1] +
                      in_hand ==
                  all);
        }
    }
}

TEST_CASE("finish shows the end at once, show something else")
{
    BoardView view;
    view.sow(mancala::initial(), Pit(2), 0ms);
    view.finish();
    CHECK_FALSE(view.is_sowing());
    CHECK(view.stones() == mancala::play(mancala::initial(), Pit(2)).position);
    view.sow(mancala::initial(), Pit(2), 0ms);
    view.show(mancala::initial());
    CHECK_FALSE(view.is_sowing());
    CHECK(view.stones() == mancala::initial());
}

TEST_CASE("a late tick skips what should have been seen before")
{
    BoardView view;
    view.sow(mancala::initial(), Pit(2), 0ms);
    CHECK(view.tick(1h));
    CHECK_FALSE(view.is_sowing());
}

TEST_SUITE_END();
