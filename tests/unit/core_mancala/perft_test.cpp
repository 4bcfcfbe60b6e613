#include "support/board.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include "perft.hpp"

TEST_SUITE_BEGIN("core/mancala/perft");

TEST_CASE("perft of the start to depth 7")
{
    for (int depth = 1; depth <= 7; ++depth) {
        CHECK(perft(mancala::initial(), depth) ==
              support::vectors().start_perft.at(static_cast<std::size_t>(depth) - 1));
    }
}

TEST_CASE("perft after each first pit")
{
    for (const mancala::Pit pit : mancala::all_pits()) {
        const auto after = mancala::play(mancala::initial(), pit).position;
        CHECK(perft(after, 5) == support::vectors().perft_by_first_pit.at(pit.index()));
    }
}

TEST_CASE("perft of positions from the middle of games")
{
    REQUIRE(support::vectors().perft_cases.size() == 8);
    for (const support::PerftCase& c : support::vectors().perft_cases) {
        CAPTURE(c.position);
        for (std::size_t depth = 1; depth <= c.counts.size(); ++depth) {
            CHECK(perft(c.position, static_cast<int>(depth)) == c.counts[depth - 1]);
        }
    }
}

TEST_SUITE_END();
