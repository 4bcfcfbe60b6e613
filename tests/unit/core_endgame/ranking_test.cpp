#include "core/base/rng.hpp"
#include "core/endgame/ranking.hpp"

#include <doctest/doctest.h>

using namespace endgame;

TEST_CASE("there are as many boards of a layer as ways to fill twelve pits")
{
    CHECK(boards_with(0) == 1);
    CHECK(boards_with(1) == 12);
    CHECK(boards_with(12) == 1'352'078);
    CHECK(boards_with(22) == 193'536'720);
    CHECK(boards_with(48) == 279'871'768'995);
}

TEST_CASE("every rank of a small layer is one board, and the next board has the next rank")
{
    for (int stones = 1; stones <= 7; ++stones) {
        CAPTURE(stones);
        engine::Board board = board_at(stones, 0);
        for (std::uint64_t rank = 0; rank < boards_with(stones); ++rank) {
            REQUIRE(engine::stones_on(board) == stones);
            REQUIRE(rank_of(board) == rank);
            REQUIRE(board_at(stones, rank) == board);
            if (rank + 1 < boards_with(stones)) {
                board = next_board(board);
            }
        }
    }
}

TEST_CASE("ranks of large layers are found again")
{
    base::Rng rng(1996);
    for (const int stones : {22, 30, 48}) {
        for (int i = 0; i < 2000; ++i) {
            const std::uint64_t rank = rng.below(boards_with(stones));
            const engine::Board board = board_at(stones, rank);
            REQUIRE(engine::stones_on(board) == stones);
            REQUIRE(rank_of(board) == rank);
        }
        CHECK(rank_of(board_at(stones, boards_with(stones) - 1)) == boards_with(stones) - 1);
    }
}
