// Single pixels that the spec names.
#include "render/toolkit/faces.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

using raster::PenIndex;
using raster::Surface;
using toolkit::ButtonState;
using toolkit::FocusMark;
using toolkit::Look;

namespace {

constexpr PenIndex ground{0};
constexpr PenIndex dark{1};
constexpr PenIndex light{2};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/faces");

TEST_CASE("a cycle gadget has a groove at 20 and 21, two pixels from above and below")
{
    Surface surface({120, 14});
    toolkit::faces::cycle(surface, Look(golden::fonts()), "", ButtonState::normal,
                          FocusMark::hidden);
    for (int y = 2; y <= 11; ++y) {
        CHECK(surface.at({20, y}) == dark);
        CHECK(surface.at({21, y}) == light);
    }
    for (const int y : {1, 12}) {
        CHECK(surface.at({20, y}) == ground);
        CHECK(surface.at({21, y}) == ground);
    }
}

TEST_CASE("a string gadget's text begins 6 pixels from the left and 3 from above, 108x8 of 120x14")
{
    Surface surface({120, 14});
    toolkit::faces::StringFace face;
    face.cursor = 0;
    toolkit::faces::string(surface, Look(golden::fonts()), face);
    for (int y = 0; y < 14; ++y) {
        for (int x = 4; x < 116; ++x) {
            const bool in_cursor = x >= 6 && x < 14 && y >= 3 && y < 11;
            CHECK((surface.at({x, y}) == PenIndex{3}) == in_cursor);
        }
    }
}

TEST_CASE("a check box is 26x11 and empty unless it is set")
{
    const toolkit::Label none("");
    Surface surface({40, 11});
    toolkit::faces::checkbox(surface, Look(golden::fonts()), {none});
    Surface expected({40, 11});
    Look::button_frame(expected, {0, 0, 26, 11}, toolkit::Bevel::raised);
    CHECK(surface == expected);
    toolkit::faces::checkbox(surface, Look(golden::fonts()), {none, toolkit::faces::Tickmark::set});
    CHECK(surface != expected);
}

TEST_SUITE_END();
