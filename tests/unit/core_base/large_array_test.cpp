#include "core/base/large_array.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace {

struct alignas(64) Line
{
    std::uint64_t number = 7;
};

bool is_aligned(const void* place, std::uintptr_t to)
{
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): the address is what is tested
    return reinterpret_cast<std::uintptr_t>(place) % to == 0;
}

} // namespace

TEST_SUITE_BEGIN("core/base/large_array");

TEST_CASE("elements are initialised and stand where they should, in a small array and in a large")
{
    constexpr std::size_t page = std::size_t{2} << 20U;
    for (const std::size_t count : {std::size_t{1}, std::size_t{100}, page / sizeof(Line) + 1}) {
        base::LargeArray<Line> array(count);
        CHECK(array.size() == count);
        CHECK(array.all().size() == count);
        CHECK(is_aligned(&array[0], count * sizeof(Line) > page ? page : alignof(Line)));
        const auto all = array.all();
        CHECK(
            std::all_of(all.begin(), all.end(), [](const Line& line) { return line.number == 7; }));
        array[count - 1].number = 8;
        CHECK(std::as_const(array)[count - 1].number == 8);
        CHECK(std::as_const(array).all().back().number == 8);
    }
}

TEST_SUITE_END();
