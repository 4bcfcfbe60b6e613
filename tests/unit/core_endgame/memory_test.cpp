#include "core/endgame/built_tables.hpp"
#include "core/endgame/layer_builder.hpp"

#include <doctest/doctest.h>

#include <malloc.h>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> taken{0};
std::atomic<std::size_t> most_taken{0};

} // namespace

// All that this test program takes goes through these.
void* operator new(std::size_t bytes)
{
    void* const space = std::malloc(bytes);
    if (space == nullptr) {
        throw std::bad_alloc();
    }
    const std::size_t now = taken += ::malloc_usable_size(space);
    for (std::size_t most = most_taken;
         most < now && !most_taken.compare_exchange_weak(most, now);) {
    }
    return space;
}

void operator delete(void* space) noexcept
{
    taken -= ::malloc_usable_size(space);
    std::free(space);
}

void operator delete(void* space, std::size_t /*bytes*/) noexcept
{
    operator delete(space);
}

TEST_CASE("a build takes as much memory as it was said to, within a tenth")
{
    constexpr int stones = 10;
    const endgame::BuiltTables below(stones - 1);
    const std::size_t before = taken;
    most_taken = before;
    const auto values = endgame::build_layer(stones, below.tables());
    REQUIRE(values.has_value());
    const auto said = static_cast<double>(endgame::memory_to_build(stones));
    CHECK(static_cast<double>(most_taken - before) == doctest::Approx(said).epsilon(0.1));
}
