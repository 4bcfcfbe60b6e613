#include "core/endgame/built_tables.hpp"
#include "core/endgame/layer_builder.hpp"

#include <doctest/doctest.h>

#include <malloc.h>

#include <algorithm>

namespace {

/// Bytes that this program has taken; 0 under a sanitizer, which has a memory of its own.
double taken()
{
    const struct mallinfo2 now = ::mallinfo2();
    return static_cast<double>(now.uordblks) + static_cast<double>(now.hblkhd);
}

} // namespace

TEST_CASE("a build takes as much memory as it was said to, within a tenth")
{
    constexpr int stones = 10;
    const endgame::BuiltTables below(stones - 1);
    const double before = taken();
    double most = before;
    const auto values = endgame::build_layer(
        stones, below.tables(), {}, [&](int, std::uint64_t) { most = std::max(most, taken()); });
    REQUIRE(values.has_value());
    const auto said = static_cast<double>(endgame::memory_to_build(stones));
    if (before > 0) {
        CHECK(most - before == doctest::Approx(said).epsilon(0.1));
    }
}
