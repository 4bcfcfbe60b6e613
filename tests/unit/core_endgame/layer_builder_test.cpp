#include "core/endgame/built_tables.hpp"
#include "core/endgame/layer_builder.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include "plain_values.hpp"

using namespace endgame;

TEST_CASE("the tables say what a plain iteration over the rules finds, for both players")
{
    constexpr int stones = 5;
    const BuiltTables built(stones);
    const plain_values::PlainValues plain(stones);
    CHECK(plain.all().size() > 10'000);
    CHECK(differences(plain, built.tables()) == 0);
}

TEST_CASE("the exact endgame values of the vectors are those of the tables")
{
    constexpr int stones = 10;
    const BuiltTables built(stones);
    const TableValues known(built.tables());
    CHECK(known.most_stones_known() == stones);
    for (const support::Endgame& endgame : support::vectors().endgames) {
        const auto value = known.probe(engine::packed(endgame.position));
        CAPTURE(endgame.position);
        CHECK(value.has_value() == (endgame.stones <= stones));
        CHECK(value.value_or(endgame.value) == endgame.value);
    }
}

TEST_CASE("several threads build the same tables")
{
    CHECK(BuiltTables(9, {.threads = 4}).bytes() == BuiltTables(9).bytes());
}

TEST_CASE("a stop ends the building without values")
{
    std::stop_source stop;
    stop.request_stop();
    CHECK_FALSE(build_layer(2, Tables(), {.stop = stop.get_token()}).has_value());
}
