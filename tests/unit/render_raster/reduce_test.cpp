#include "render/raster/reduce.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

using raster::IndexedImage;
using raster::PenIndex;
using raster::Rgb;
using raster::Size;

namespace {

/// Columns of greys, from black to white.
IndexedImage greys(int width, int height)
{
    IndexedImage image{raster::Surface({width, height}), {}};
    for (int i = 0; i < 256; ++i) {
        const auto value = static_cast<std::uint8_t>(i);
        image.colours.push_back({value, value, value});
    }
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            image.surface.set({x, y}, static_cast<PenIndex>(x * 255 / (width - 1)));
        }
    }
    return image;
}

int mean_red(const raster::ScreenPicture& picture, int left, int right)
{
    int sum = 0;
    int count = 0;
    for (int y = 0; y < picture.surface.size().height; ++y) {
        for (int x = left; x < right; ++x) {
            sum += picture.palette[picture.surface.at({x, y})].red;
            ++count;
        }
    }
    return sum / count;
}

} // namespace

TEST_SUITE_BEGIN("render/raster/reduce");

TEST_CASE("up to eight colours stay as they are")
{
    IndexedImage image{raster::Surface({2, 1}), {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}};
    image.surface.set({1, 0}, PenIndex{2});
    const auto picture = raster::reduce_colours(image);
    CHECK(picture.surface == image.surface);
    CHECK(picture.palette[PenIndex{2}] == Rgb{7, 8, 9});
}

TEST_CASE("a large palette of which eight are used loses nothing")
{
    IndexedImage image = greys(8, 2);
    image.colours[255] = {255, 0, 0};
    const auto picture = raster::reduce_colours(image);
    for (int x = 0; x < 8; ++x) {
        const auto own = static_cast<std::size_t>(image.surface.at({x, 0}));
        CHECK(picture.palette[picture.surface.at({x, 0})] == image.colours[own]);
    }
}

TEST_CASE("more colours are mixed from the best eight, on the average the same")
{
    const auto picture = raster::reduce_colours(greys(256, 64));
    for (int left = 16; left < 240; left += 16) {
        CAPTURE(left);
        CHECK(std::abs(mean_red(picture, left, left + 16) - (left + 8)) < 8);
    }
    const auto& colours = picture.palette.colours;
    const auto red = [](const Rgb& rgb) { return rgb.red; };
    CHECK(std::ranges::min_element(colours, {}, red) == colours.begin() + 1);
    CHECK(std::ranges::max_element(colours, {}, red) == colours.begin() + 2);
}

TEST_CASE("a picture without pixels is one")
{
    CHECK(raster::reduce_colours({}).surface.size() == Size{});
}

TEST_SUITE_END();
