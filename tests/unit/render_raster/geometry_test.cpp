#include "render/raster/geometry.hpp"

#include <doctest/doctest.h>

using raster::Point;
using raster::Rect;
using raster::Size;

TEST_SUITE_BEGIN("render/raster/geometry");

TEST_CASE("a rectangle is half open")
{
    constexpr Rect rect{10, 20, 3, 2};
    CHECK(rect.contains({10, 20}));
    CHECK(rect.contains({12, 21}));
    CHECK_FALSE(rect.contains({13, 21}));
    CHECK_FALSE(rect.contains({12, 22}));
    CHECK_FALSE(rect.contains({9, 20}));
}

TEST_CASE("clip is what both cover and empty when they do not meet")
{
    CHECK(clip(Rect{0, 0, 10, 10}, Rect{5, 6, 10, 10}) == Rect{5, 6, 5, 4});
    CHECK(clip(Rect{0, 0, 10, 10}, Rect{10, 0, 5, 5}).is_empty());
    CHECK(clip(Rect{0, 0, 10, 10}, Rect{40, 40, 5, 5}).is_empty());
}

TEST_CASE("cover is the smallest rectangle round both; empty ones add nothing")
{
    CHECK(cover(Rect{0, 0, 2, 2}, Rect{8, 9, 2, 3}) == Rect{0, 0, 10, 12});
    CHECK(cover(Rect{}, Rect{8, 9, 2, 3}) == Rect{8, 9, 2, 3});
    CHECK(cover(Rect{8, 9, 2, 3}, Rect{}) == Rect{8, 9, 2, 3});
}

TEST_CASE("offset moves, inset shrinks both sides")
{
    CHECK(offset(Rect{1, 2, 3, 4}, Point{10, -1}) == Rect{11, 1, 3, 4});
    CHECK(inset(Rect{0, 0, 20, 10}, 4, 2) == Rect{4, 2, 12, 6});
}

TEST_CASE("the odd pixel of a centred thing goes right and down")
{
    CHECK(raster::centred(Size{3, 3}, Rect{0, 0, 6, 6}) == Point{1, 1});
    CHECK(raster::centred(Size{2, 2}, Rect{10, 10, 6, 6}) == Point{12, 12});
}

TEST_SUITE_END();
