#include "render/toolkit/focus_walk.hpp"

#include <doctest/doctest.h>

#include <array>

using raster::Rect;
using toolkit::Step;
using toolkit::walk;

namespace {

/// Two rows of three: 0 1 2 / 3 4 5, as the main window's six gadgets stand.
constexpr std::array<Rect, 6> boxes{{{0, 0, 100, 14},
                                     {110, 0, 100, 14},
                                     {220, 0, 100, 14},
                                     {0, 20, 100, 14},
                                     {110, 20, 100, 14},
                                     {220, 20, 100, 14}}};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/focus_walk");

TEST_CASE("Tab goes round in order, Shift-Tab back")
{
    CHECK(walk(boxes, 0, Step::next) == 1);
    CHECK(walk(boxes, 5, Step::next) == 0);
    CHECK(walk(boxes, 0, Step::previous) == 5);
}

TEST_CASE("arrows go to the neighbour in that direction")
{
    CHECK(walk(boxes, 1, Step::left) == 0);
    CHECK(walk(boxes, 1, Step::right) == 2);
    CHECK(walk(boxes, 1, Step::down) == 4);
    CHECK(walk(boxes, 5, Step::up) == 2);
}

TEST_CASE("at the edge the walk stays")
{
    CHECK(walk(boxes, 0, Step::left) == 0);
    CHECK(walk(boxes, 2, Step::right) == 2);
    CHECK(walk(boxes, 0, Step::up) == 0);
    CHECK(walk(boxes, 4, Step::down) == 4);
}

TEST_CASE("from nowhere the walk begins at the first, backwards at the last")
{
    CHECK(walk(boxes, std::nullopt, Step::next) == 0);
    CHECK(walk(boxes, std::nullopt, Step::down) == 0);
    CHECK(walk(boxes, std::nullopt, Step::previous) == 5);
}

TEST_CASE("without boxes there is nowhere to go")
{
    CHECK_FALSE(walk({}, std::nullopt, Step::next).has_value());
}

TEST_SUITE_END();
