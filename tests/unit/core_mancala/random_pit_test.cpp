#include "core/mancala/random_pit.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <set>

TEST_SUITE_BEGIN("core/mancala/random_pit");

TEST_CASE("a random pit is one with stones and each of them comes up")
{
    const auto position = support::board("0 1 0 0 5 0  0 0  0 0 2 0 0 0");
    base::Rng rng(7);
    std::set<int> seen;
    for (int i = 0; i < 100; ++i) {
        seen.insert(mancala::random_pit(position, rng).number());
    }
    CHECK(seen == std::set<int>{2, 5, 9});
}

TEST_SUITE_END();
