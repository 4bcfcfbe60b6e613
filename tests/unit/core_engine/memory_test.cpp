#include "core/engine/memory.hpp"

#include <doctest/doctest.h>

using engine::Bound;
using engine::Memory;

namespace {

constexpr std::uint64_t key = 0x1234'5678'9ABC'DEF0ULL;

} // namespace

TEST_SUITE_BEGIN("core/engine/memory");

TEST_CASE("what is stored is found again, negative values too")
{
    Memory memory(64);
    CHECK_FALSE(memory.find(key));
    memory.store(key, {.value = -6912, .depth = 1023, .slot = 11, .bound = Bound::upper});
    const auto memo = memory.find(key);
    REQUIRE(memo);
    CHECK(memo->value == -6912);
    CHECK(memo->depth == 1023);
    CHECK(memo->slot == 11);
    CHECK(memo->bound == Bound::upper);
    CHECK_FALSE(memory.find(key + 64));
}

TEST_CASE("a board stored again replaces itself")
{
    Memory memory(64);
    memory.store(key, {.value = 1, .depth = 8, .slot = 1, .bound = Bound::lower});
    memory.store(key, {.value = 2, .depth = 4, .slot = 2, .bound = Bound::exact});
    CHECK(memory.find(key)->value == 2);
}

TEST_CASE("the size is rounded up to a power of two and at least a bucket")
{
    CHECK(Memory(1).size() == 4);
    CHECK(Memory(65).size() == 128);
}

TEST_CASE("where there is no room the shallowest goes, and any of an older search before")
{
    Memory memory(1); // one bucket of four
    for (int i = 0; i < 4; ++i) {
        memory.store(static_cast<std::uint64_t>(i), {.value = i, .depth = 10 + i});
    }
    memory.store(4, {.value = 4, .depth = 1});
    CHECK_FALSE(memory.find(0));
    CHECK(memory.find(1));
    memory.grow_older();
    memory.store(5, {.value = 5, .depth = 2});
    memory.store(6, {.value = 6, .depth = 1});
    CHECK(memory.find(5));
    CHECK(memory.find(6));
    CHECK(memory.find(3));
}

TEST_CASE("after forgetting nothing is found, however often it forgets")
{
    Memory memory(4);
    for (int time = 0; time < 70'000; ++time) {
        memory.store(key, {.value = 1});
        memory.forget();
        REQUIRE_FALSE(memory.find(key));
    }
}

TEST_SUITE_END();
