#include "core/engine/perft.hpp"
#include "core/mancala/rules.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

TEST_SUITE_BEGIN("core/engine/perft");

TEST_CASE("perft of the start to depth 7")
{
    const engine::Board start = engine::packed(mancala::initial());
    for (int depth = 1; depth <= 7; ++depth) {
        const auto count = support::vectors().start_perft.at(static_cast<std::size_t>(depth) - 1);
        CHECK(engine::perft(start, depth) == count);
        CHECK(engine::perft_playing_all(start, depth) == count);
    }
}

TEST_CASE("perft of positions from the middle of games")
{
    for (const support::PerftCase& c : support::vectors().perft_cases) {
        for (std::size_t depth = 1; depth <= c.counts.size(); ++depth) {
            CHECK(engine::perft(engine::packed(c.position), static_cast<int>(depth)) ==
                  c.counts[depth - 1]);
        }
    }
}

TEST_SUITE_END();
