#include "candoscript/table.hpp"
#include "core/base/rng.hpp"

#include <doctest/doctest.h>

#include <limits>

using namespace candoscript;

namespace {

/// The plain idea of a table, to compare with.
using Model = std::map<std::int64_t, std::int32_t>;

void shift(Model& model, std::int64_t from, int distance)
{
    Model moved;
    for (const auto& [index, value] : model) {
        moved[index >= from ? index + distance : index] = value;
    }
    model = std::move(moved);
}

void check_same(const Table& table, const Model& model)
{
    REQUIRE(table.count() == static_cast<std::int32_t>(model.size()));
    auto index = table.first_index();
    for (const auto& [expected, value] : model) {
        REQUIRE(index == static_cast<std::int32_t>(expected));
        REQUIRE(table.find(*index)->as_integer() == value);
        index = table.next_index(*index);
    }
    REQUIRE_FALSE(index);
    index = table.last_index();
    for (auto expected = model.rbegin(); expected != model.rend(); ++expected) {
        REQUIRE(index == static_cast<std::int32_t>(expected->first));
        index = table.previous_index(*index);
    }
}

} // namespace

TEST_SUITE_BEGIN("candoscript/table");

TEST_CASE("random changes leave a table equal to a plain map")
{
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        CAPTURE(seed);
        base::Rng rng(seed);
        Heap heap;
        Value value = Value::table(heap);
        Model model;
        for (int i = 0; i < 150; ++i) {
            Table& table = value.own_table();
            // Near zero, so that the dense part and the tree meet; now and then far off.
            const std::int64_t range = rng.below(8) == 0 ? 1000 : 40;
            const auto index = static_cast<std::int32_t>(rng.between(-range, range));
            switch (rng.below(6)) {
            case 0:
                table.erase(index);
                model.erase(index);
                break;
            case 1:
                table.open_gap(index);
                shift(model, index, 1);
                break;
            case 2:
                table.close_gap(index);
                model.erase(index);
                shift(model, index, -1);
                break;
            default: table.at(index) = Value::of(i); model[index] = i;
            }
            check_same(value.as_table(), model);
        }
    }
}

TEST_CASE("the ends of the index range hold entries")
{
    constexpr auto low = std::numeric_limits<std::int32_t>::min();
    constexpr auto high = std::numeric_limits<std::int32_t>::max();
    Heap heap;
    Value value = Value::table(heap);
    Table& table = value.own_table();
    table.at(high) = Value::of(1);
    table.at(low) = Value::of(2);
    CHECK(table.first_index() == low);
    CHECK(table.last_index() == high);
    CHECK_FALSE(table.next_index(high));
    CHECK_FALSE(table.previous_index(low));
    CHECK_THROWS_AS(table.open_gap(0), Failure);
    table.close_gap(low);
    CHECK(table.last_index() == high - 1);
    table.open_gap(low);
    CHECK(table.last_index() == high);
}

TEST_SUITE_END();
