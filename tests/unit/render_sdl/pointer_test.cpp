#include "render/sdl/pointer.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <set>

using sdl::Pointer;
using sdl::pointer_image;
using sdl::PointerImage;

namespace {

std::uint32_t pixel(const PointerImage& image, int x, int y)
{
    return image.pixels.at(static_cast<std::size_t>(y) *
                               static_cast<std::size_t>(image.size.width) +
                           static_cast<std::size_t>(x));
}

} // namespace

TEST_SUITE_BEGIN("render/sdl/pointer");

TEST_CASE("pointers have the sprite's three colours and nothing around them")
{
    for (const Pointer shape : {Pointer::arrow, Pointer::busy}) {
        const PointerImage image = pointer_image(shape, 1);
        CHECK(image.pixels.size() ==
              static_cast<std::size_t>(image.size.width * image.size.height));
        CHECK(std::set(image.pixels.begin(), image.pixels.end()) ==
              std::set<std::uint32_t>{0, 0xFF000000, 0xFFEE4444, 0xFFEEEECC});
        CHECK(pixel(image, image.size.width - 1, 0) == 0);
    }
}

TEST_CASE("the arrow points with its tip, the watch with its middle")
{
    CHECK(pointer_image(Pointer::arrow, 4).hot_spot == raster::Point{0, 0});
    CHECK(pixel(pointer_image(Pointer::arrow, 4), 0, 0) == 0xFF000000);
    const PointerImage watch = pointer_image(Pointer::busy, 2);
    CHECK(watch.hot_spot == raster::Point{14, 16});
}

TEST_CASE("each pixel grows by the factor")
{
    const PointerImage small = pointer_image(Pointer::arrow, 1);
    const PointerImage large = pointer_image(Pointer::arrow, 3);
    CHECK(large.size.width == 3 * small.size.width);
    for (int y = 0; y < large.size.height; ++y) {
        for (int x = 0; x < large.size.width; ++x) {
            CHECK(pixel(large, x, y) == pixel(small, x / 3, y / 3));
        }
    }
}

TEST_SUITE_END();
