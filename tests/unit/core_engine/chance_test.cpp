#include "core/engine/chance.hpp"

#include <doctest/doctest.h>

using engine::chance_to_win;

TEST_SUITE_BEGIN("core/engine/chance");

TEST_CASE("who is behind likes many stones on the board, who is ahead few")
{
    CHECK(chance_to_win(-6, 0, 30) > chance_to_win(-6, 0, 12));
    CHECK(chance_to_win(6, 0, 30) < chance_to_win(6, 0, 12));
    CHECK(chance_to_win(-6, 6 * engine::unit, 12) == 0);
}

TEST_CASE("the two players' chances are the same but for the sign")
{
    for (int lead = -48; lead <= 48; ++lead) {
        for (int stones = 0; stones <= 48; ++stones) {
            CHECK(chance_to_win(lead, 37, stones) == -chance_to_win(-lead, -37, stones));
        }
    }
}

TEST_CASE("no chance is better than a win or worse than a loss")
{
    for (int stones = 1; stones <= engine::most_stones; ++stones) {
        const int best = chance_to_win(stones, stones * engine::unit, stones);
        CHECK(best < engine::worth_of_end(1));
        CHECK(best > 0);
    }
    CHECK(engine::worth_of_end(0) == 0);
    CHECK(chance_to_win(13, 0, 12) == engine::worth_of_end(13));
}
