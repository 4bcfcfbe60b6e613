#include "render/sdl/shade.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using raster::Rect;
using sdl::Effect;
using sdl::Field;
using sdl::Shade;
using sdl::shades;

namespace {

int darkness(const std::vector<Shade>& all)
{
    return std::accumulate(all.begin(), all.end(), 0, [](int sum, const Shade& shade) {
        return sum + shade.height * shade.strength;
    });
}

bool lies_inside(const std::vector<Shade>& all, const Rect& picture)
{
    return std::ranges::all_of(all, [&](const Shade& shade) {
        return shade.height > 0 && shade.strength > 0 && shade.top >= picture.y &&
               shade.top + shade.height <= picture.bottom();
    });
}

} // namespace

TEST_SUITE_BEGIN("render/sdl/shade");

TEST_CASE("without an effect nothing is darkened")
{
    CHECK(shades({0, 0, 1280, 800}, 400, Effect::none, Field::odd).empty());
    CHECK(shades({0, 0, 0, 0}, 400, Effect::scanlines, Field::odd).empty());
}

TEST_CASE("scan lines lie at the lower edge of each row")
{
    CHECK(shades({10, 20, 8, 9}, 3, Effect::scanlines, Field::odd) ==
          std::vector<Shade>{{22, 1, 110}, {25, 1, 110}, {28, 1, 110}});
    CHECK(shades({0, 0, 8, 4}, 2, Effect::scanlines, Field::odd) ==
          std::vector<Shade>{{1, 1, 73}, {3, 1, 73}});
    CHECK(shades({0, 0, 8, 5}, 1, Effect::scanlines, Field::odd) ==
          std::vector<Shade>{{3, 1, 73}, {4, 1, 110}});
}

TEST_CASE("at the single size every second row has a scan line")
{
    CHECK(shades({0, 0, 8, 4}, 4, Effect::scanlines, Field::odd) ==
          std::vector<Shade>{{1, 1, 73}, {3, 1, 73}});
}

TEST_CASE("scan lines darken by the same amount at every scale, and nothing outside the picture")
{
    for (const int height : {123, 200, 399, 400, 401, 799, 800, 1080, 2000, 2160}) {
        CAPTURE(height);
        const Rect picture{3, 5, 640, height};
        const auto all = shades(picture, 400, Effect::scanlines, Field::even);
        CHECK(lies_inside(all, picture));
        CHECK(darkness(all) == doctest::Approx(110.0 / 3 * height).epsilon(0.03));
    }
}

TEST_CASE("the fields take turns, and the picture as a whole keeps its light")
{
    const Rect picture{0, 0, 8, 8};
    CHECK(shades(picture, 4, Effect::flicker, Field::odd) ==
          std::vector<Shade>{{0, 2, sdl::flicker_strength}, {4, 2, sdl::flicker_strength}});
    CHECK(shades(picture, 4, Effect::flicker, Field::even) ==
          std::vector<Shade>{{2, 2, sdl::flicker_strength}, {6, 2, sdl::flicker_strength}});
    for (const int height : {200, 400, 437, 1080, 2160}) {
        const auto odd = shades({0, 0, 8, height}, 400, Effect::flicker, Field::odd);
        const auto even = shades({0, 0, 8, height}, 400, Effect::flicker, Field::even);
        CHECK(darkness(odd) == doctest::Approx(darkness(even)).epsilon(0.01));
    }
}

TEST_CASE("flicker changes light by less than a tenth")
{
    CHECK(1 - std::pow(1 - sdl::flicker_strength / 255.0, 2.2) < 0.1);
}

TEST_SUITE_END();
