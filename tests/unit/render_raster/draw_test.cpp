#include "render/raster/draw.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

#include "picture.hpp"

using raster::PenIndex;
using raster::Surface;

namespace {

constexpr PenIndex one{1};
constexpr PenIndex two{2};

int count(const Surface& surface, PenIndex pen)
{
    int found = 0;
    for (int y = 0; y < surface.size().height; ++y) {
        for (const PenIndex pixel : surface.row(y)) {
            found += pixel == pen ? 1 : 0;
        }
    }
    return found;
}

bool is_outside(const Surface& filled, int x, int y)
{
    return !filled.bounds().contains({x, y}) || filled.at({x, y}) != one;
}

} // namespace

TEST_SUITE_BEGIN("render/raster/draw");

TEST_CASE("fill sets the rectangle and is cut at the surface")
{
    Surface surface({4, 3});
    raster::fill(surface, {2, 1, 9, 9}, one);
    CHECK(picture(surface) == "....\n..11\n..11\n");
}

TEST_CASE("the ghost pattern sets every fourth pixel, shifted by two on odd rows")
{
    Surface surface({9, 3});
    raster::fill_pattern(surface, surface.bounds(), raster::ghost_dots, one);
    CHECK(picture(surface) == "1...1...1\n..1...1..\n1...1...1\n");
}

TEST_CASE("the checkerboard starts at the rectangle's corner and leaves the other pixels")
{
    Surface surface({5, 3});
    raster::fill(surface, surface.bounds(), two);
    raster::fill_pattern(surface, {1, 1, 3, 2}, raster::checkerboard, one);
    CHECK(picture(surface) == "22222\n21212\n22122\n");
}

TEST_CASE("a pattern cut by the view keeps its phase")
{
    Surface surface({4, 2});
    raster::fill_pattern(surface, {-1, -1, 8, 8}, raster::checkerboard, one);
    CHECK(picture(surface) == "1.1.\n.1.1\n");
}

TEST_CASE("lines contain both ends, in every direction")
{
    Surface surface({5, 5});
    raster::line(surface, {0, 0}, {4, 2}, one);
    raster::line(surface, {4, 4}, {0, 4}, two);
    CHECK(surface.at({0, 0}) == one);
    CHECK(surface.at({4, 2}) == one);
    CHECK(count(surface, one) == 5);
    CHECK(picture(surface).substr(24) == "22222\n");
    raster::line(surface, {2, 3}, {2, 3}, two);
    CHECK(surface.at({2, 3}) == two);
}

TEST_CASE("straight lines have the length asked for, none for zero")
{
    Surface surface({4, 3});
    raster::horizontal_line(surface, {1, 0}, 2, one);
    raster::vertical_line(surface, {0, 1}, 2, two);
    raster::horizontal_line(surface, {3, 2}, 0, two);
    CHECK(picture(surface) == ".11.\n2...\n2...\n");
}

TEST_CASE("an outline is the rectangle's outermost pixels")
{
    Surface surface({5, 4});
    raster::outline(surface, {0, 0, 5, 4}, one);
    CHECK(picture(surface) == "11111\n1...1\n1...1\n11111\n");
}

TEST_CASE("a circle in an even box is the same from all four sides")
{
    Surface surface({8, 8});
    raster::fill_ellipse(surface, {0, 0, 8, 8}, one);
    CHECK(picture(surface) == "..1111..\n"
                              ".111111.\n"
                              "11111111\n"
                              "11111111\n"
                              "11111111\n"
                              "11111111\n"
                              ".111111.\n"
                              "..1111..\n");
}

TEST_CASE("an ellipse fills its box from edge to edge")
{
    Surface surface({7, 3});
    raster::fill_ellipse(surface, surface.bounds(), one);
    CHECK(picture(surface) == ".11111.\n1111111\n.11111.\n");
}

TEST_CASE("the rim of a disc is its pixels with a neighbour outside, at every size")
{
    for (int width = 1; width <= 40; ++width) {
        const int height = width % 3 == 0 ? width : 41 - width;
        CAPTURE(width);
        CAPTURE(height);
        Surface filled({width, height});
        raster::fill_ellipse(filled, filled.bounds(), one);
        Surface expected({width, height});
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                const bool rim = is_outside(filled, x - 1, y) || is_outside(filled, x + 1, y) ||
                                 is_outside(filled, x, y - 1) || is_outside(filled, x, y + 1);
                if (rim && !is_outside(filled, x, y)) {
                    expected.set({x, y}, one);
                }
            }
        }
        Surface rim({width, height});
        raster::outline_ellipse(rim, rim.bounds(), one);
        CHECK(picture(rim) == picture(expected));
    }
}

TEST_CASE("a disc stands round the pixel given")
{
    Surface surface({5, 5});
    raster::fill_disc(surface, {2, 2}, 2, one);
    raster::outline_disc(surface, {2, 2}, 0, two);
    CHECK(picture(surface) == ".111.\n11111\n11211\n11111\n.111.\n");
}

TEST_CASE("blit copies a part, cut at both pictures, without the transparent pen")
{
    Surface stamp({2, 2});
    stamp.set({0, 0}, one);
    stamp.set({1, 1}, two);
    Surface surface({4, 2});
    raster::fill(surface, surface.bounds(), PenIndex{5});
    raster::blit(surface, {0, 0}, stamp, {0, 0, 9, 9});
    raster::blit(surface, {3, 0}, stamp, stamp.bounds(), PenIndex{0});
    CHECK(picture(surface) == "1.51\n.255\n");
}

TEST_CASE("blit with a negative target keeps what is inside")
{
    Surface stamp({2, 2});
    stamp.set({1, 1}, two);
    Surface surface({2, 2});
    raster::blit(surface, {-1, -1}, stamp, stamp.bounds());
    CHECK(picture(surface) == "2.\n..\n");
}

TEST_SUITE_END();
