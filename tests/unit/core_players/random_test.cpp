#include "core/players/random.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <map>

using support::board;

TEST_SUITE_BEGIN("core/players/random");

TEST_CASE("random plays each pit with stones about equally often and no other")
{
    const auto position = board("1 0 0 4 0 0  3 0  0 0 9 0 0 2");
    players::Random player;
    std::map<std::int64_t, int> times;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        base::Budget budget;
        ++times[player.choose(position, seed, budget).pit.value_or(0)];
    }
    // 1000 each with a standard deviation of 27.
    CHECK(times.size() == 4);
    for (const int pit : {1, 4, 9, 12}) {
        CHECK(times[pit] > 850);
        CHECK(times[pit] < 1150);
    }
}

TEST_SUITE_END();
