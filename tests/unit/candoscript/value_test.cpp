#include "candoscript/conversion.hpp"
#include "candoscript/operators.hpp"
#include "candoscript/table.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <vector>

using namespace candoscript;

TEST_SUITE_BEGIN("candoscript/value");

TEST_CASE("every kind converts to number, text and logical as the manual's table says")
{
    Heap heap;
    struct Row
    {
        Value value;
        std::int32_t number;
        std::string text;
        bool logical;
    };
    const std::vector<Row> rows = {
        {Value(), 0, "", false},
        {Value::of(0), 0, "0", false},
        {Value::of(-5), -5, "-5", true},
        {Value::of(true), 1, "TRUE", true},
        {Value::of(false), 0, "FALSE", false},
        {Value::of(3.9), 3, "3.9", true},
        {Value::of(-3.9), -3, "-3.9", true},
        {Value::of(heap, "14 Times"), 14, "14 Times", false},
        {Value::of(heap, "-86"), -86, "-86", false},
        {Value::of(heap, "Five"), 0, "Five", false},
        {Value::of(heap, " -5 "), 0, " -5 ", false},
        {Value::of(heap, "ONCE"), 0, "ONCE", true},
        {Value::of(heap, " ON"), 0, " ON", false},
        {Value::of(heap, "1"), 1, "1", false},
        {Value::of(heap, "yes"), 0, "yes", true},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(integer_of(row.value) == row.number);
        CHECK(text_of(row.value) == row.text);
        CHECK(logical_of(row.value) == row.logical);
    }
}

TEST_CASE("real numbers outside 32 bits become the nearest whole number")
{
    CHECK(integer_of(1e30) == std::numeric_limits<std::int32_t>::max());
    CHECK(integer_of(-1e30) == std::numeric_limits<std::int32_t>::min());
}

TEST_CASE("texts of real numbers have six decimals at most and no exponent")
{
    CHECK(text_of(1e-7) == "0");
    CHECK(text_of(-1e-7) == "0");
    CHECK(text_of(1e20) == "100000000000000000000");
    CHECK(text_of(2.0 / 3) == "0.666667");
}

TEST_CASE("a heap counts what its values hold and gets it back")
{
    Heap heap;
    {
        const Value text = Value::of(heap, std::string(1000, 'x'));
        const std::size_t once = heap.used();
        CHECK(once >= 1000);
        const std::vector<Value> shared(10, text);
        CHECK(heap.used() == once);
        CHECK(shared.back().as_text().size() == 1000);
        Value table = Value::table(heap);
        for (std::int32_t i = 0; i < 100; ++i) {
            table.own_table().at(i * i * i) = text;
            table.own_table().at("field" + std::to_string(i)) = Value::of(i);
        }
        Value copy = table;
        copy.own_table().close_gap(3);
        copy.own_table().open_gap(-4);
        copy.own_table().erase(125);
        copy.own_table().erase("field7");
        CHECK(heap.used() > once);
    }
    CHECK(heap.used() == 0);
}

TEST_CASE("a heap refuses what goes beyond its limit and stays usable")
{
    Heap heap;
    CHECK_THROWS_AS(heap.take(Heap::limit + 1), Failure);
    CHECK_NOTHROW(heap.take(Heap::limit));
    CHECK_THROWS_AS(heap.take(1), Failure);
    heap.give_back(Heap::limit);
    CHECK_THROWS_AS(static_cast<void>(Value::of(heap, std::string(Heap::longest_text + 1, 'x'))),
                    Failure);
}

TEST_CASE("assigning a value keeps its source alive even inside the target")
{
    Heap heap;
    Value outer = Value::table(heap);
    Value inner = Value::table(heap);
    inner.own_table().at(1) = Value::of(heap, "deep");
    outer.own_table().at(1) = inner;
    inner = Value();
    outer = *outer.as_table().find(1);
    CHECK(outer.as_table().find(1)->as_text() == "deep");
}

TEST_CASE("a copy of a fixed table is an ordinary one")
{
    Heap heap;
    Value board = Value::table(heap);
    board.own_table().at(1) = Value::of(4);
    board.fix();
    const Value copy = board;
    CHECK(board.is_fixed());
    CHECK_FALSE(copy.is_fixed());
    CHECK(copy.is_table());
}

TEST_SUITE_END();
