#include "core/endgame/built_tables.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include "plain_values.hpp"

using namespace endgame;

TEST_CASE("the tables up to 6 stones say what a plain iteration over the rules finds")
{
    constexpr int stones = 6;
    const BuiltTables built(stones);
    CHECK(differences(plain_values::PlainValues(stones), built.tables()) == 0);
}

TEST_CASE("all exact endgame values of the vectors are those of the tables")
{
    constexpr int stones = 14;
    const BuiltTables built(stones, {.threads = 2});
    CHECK(support::vectors().endgames.size() == 52);
    for (const support::Endgame& endgame : support::vectors().endgames) {
        CAPTURE(endgame.position);
        CHECK(built.tables().value(engine::packed(endgame.position)) == endgame.value);
    }
}
