#include "render/sdl/viewport.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <set>

using raster::Point;
using raster::Rect;
using raster::Size;
using sdl::Aspect;
using sdl::Scaling;
using sdl::ViewMode;

namespace {

constexpr Size canvas{640, 400};
constexpr std::array<Aspect, 3> aspects{Aspect::square, Aspect::ntsc, Aspect::fill};
constexpr std::array<Scaling, 2> scalings{Scaling::integer, Scaling::fitted};

constexpr std::array<Size, 14> window_sizes{{{1, 1},
                                             {1, 2160},
                                             {3840, 1},
                                             {320, 200},
                                             {639, 399},
                                             {640, 400},
                                             {641, 401},
                                             {800, 600},
                                             {1280, 800},
                                             {1366, 768},
                                             {1600, 1200},
                                             {1920, 1080},
                                             {2560, 1440},
                                             {3840, 2160}}};

Size shown(Size window, Aspect aspect, Scaling scaling)
{
    return sdl::viewport(window, canvas, {aspect, scaling}).size();
}

/// Calls the check for every window size in every mode.
template <typename Check>
void for_every_mode(Check check)
{
    for (const Size window : window_sizes) {
        for (const Aspect aspect : aspects) {
            for (const Scaling scaling : scalings) {
                CAPTURE(window.width);
                CAPTURE(window.height);
                CAPTURE(static_cast<int>(aspect));
                CAPTURE(static_cast<int>(scaling));
                check(window, ViewMode{aspect, scaling});
            }
        }
    }
}

} // namespace

TEST_SUITE_BEGIN("render/sdl/viewport");

TEST_CASE("the picture is as large as the table of screen sizes says")
{
    CHECK(shown({1920, 1080}, Aspect::square, Scaling::integer) == Size{1280, 800});
    CHECK(shown({1920, 1080}, Aspect::square, Scaling::fitted) == Size{1728, 1080});
    CHECK(shown({1920, 1080}, Aspect::ntsc, Scaling::fitted) == Size{1440, 1080});
    CHECK(shown({2560, 1440}, Aspect::square, Scaling::integer) == Size{1920, 1200});
    CHECK(shown({2560, 1440}, Aspect::square, Scaling::fitted) == Size{2304, 1440});
    CHECK(shown({2560, 1440}, Aspect::ntsc, Scaling::fitted) == Size{1920, 1440});
    CHECK(shown({3840, 2160}, Aspect::square, Scaling::integer) == Size{3200, 2000});
    CHECK(shown({3840, 2160}, Aspect::square, Scaling::fitted) == Size{3456, 2160});
    CHECK(shown({3840, 2160}, Aspect::ntsc, Scaling::fitted) == Size{2880, 2160});
    CHECK(shown({1280, 800}, Aspect::square, Scaling::integer) == Size{1280, 800});
    CHECK(shown({1280, 800}, Aspect::square, Scaling::fitted) == Size{1280, 800});
}

TEST_CASE("integer NTSC has whole rows: 1600x1200 shows each pixel 2.5 by 3")
{
    CHECK(shown({1600, 1200}, Aspect::ntsc, Scaling::integer) == Size{1600, 1200});
    CHECK(shown({3200, 2400}, Aspect::ntsc, Scaling::integer) == Size{3200, 2400});
    CHECK(shown({1700, 1300}, Aspect::ntsc, Scaling::integer) == Size{1600, 1200});
}

TEST_CASE("fill takes the whole window, or whole factors each way")
{
    CHECK(shown({1366, 768}, Aspect::fill, Scaling::fitted) == Size{1366, 768});
    CHECK(shown({1366, 900}, Aspect::fill, Scaling::integer) == Size{1280, 800});
    CHECK(shown({2000, 500}, Aspect::fill, Scaling::integer) == Size{1920, 400});
}

TEST_CASE("below the single size integer scaling becomes fitted")
{
    CHECK(shown({639, 399}, Aspect::square, Scaling::integer) ==
          shown({639, 399}, Aspect::square, Scaling::fitted));
    CHECK(shown({320, 200}, Aspect::square, Scaling::integer) == Size{320, 200});
}

TEST_CASE("the picture is never empty, never larger than the window and stands in its middle")
{
    for_every_mode([](Size window, ViewMode mode) {
        const Rect rect = sdl::viewport(window, canvas, mode);
        CHECK_FALSE(rect.is_empty());
        CHECK(rect.x >= 0);
        CHECK(rect.y >= 0);
        CHECK(rect.right() <= window.width);
        CHECK(rect.bottom() <= window.height);
        CHECK(std::abs(rect.x - (window.width - rect.right())) <= 1);
        CHECK(std::abs(rect.y - (window.height - rect.bottom())) <= 1);
    });
    CHECK(sdl::viewport({0, 0}, canvas, {}).size() == Size{1, 1});
}

TEST_CASE("every pixel of the window that shows the picture maps into it, bars map outside")
{
    for_every_mode([](Size window, ViewMode mode) {
        const Rect rect = sdl::viewport(window, canvas, mode);
        const Rect inside = rect_at({}, canvas);
        CHECK(inside.contains(sdl::canvas_point(rect.origin(), rect, canvas)));
        CHECK(inside.contains(
            sdl::canvas_point({rect.right() - 1, rect.bottom() - 1}, rect, canvas)));
        CHECK_FALSE(inside.contains(sdl::canvas_point({rect.x - 1, rect.y}, rect, canvas)));
        CHECK_FALSE(inside.contains(sdl::canvas_point({rect.x, rect.y - 1}, rect, canvas)));
        CHECK_FALSE(inside.contains(sdl::canvas_point({rect.right(), rect.y}, rect, canvas)));
        CHECK_FALSE(inside.contains(sdl::canvas_point({rect.x, rect.bottom()}, rect, canvas)));
    });
}

TEST_CASE("from the single size on every pixel of the canvas can be hit, in order")
{
    for_every_mode([](Size window, ViewMode mode) {
        const Rect rect = sdl::viewport(window, canvas, mode);
        if (rect.width < canvas.width) {
            return;
        }
        int expected = 0;
        bool in_order = true;
        for (int x = rect.x; x < rect.right(); ++x) {
            const int column = sdl::canvas_point({x, rect.y}, rect, canvas).x;
            in_order = in_order && (column == expected || column == expected - 1);
            expected = column + 1;
        }
        CHECK(in_order);
        CHECK(expected == canvas.width);
    });
}

TEST_CASE("at a whole factor each canvas pixel is exactly that many window pixels")
{
    const Rect rect = sdl::viewport({1920, 1080}, canvas, {});
    REQUIRE(rect == Rect{320, 140, 1280, 800});
    CHECK(sdl::canvas_point({320, 140}, rect, canvas) == Point{0, 0});
    CHECK(sdl::canvas_point({321, 141}, rect, canvas) == Point{0, 0});
    CHECK(sdl::canvas_point({322, 142}, rect, canvas) == Point{1, 1});
    CHECK(sdl::canvas_point({1599, 939}, rect, canvas) == Point{639, 399});
    CHECK(sdl::canvas_point({1600, 940}, rect, canvas) == Point{640, 400});
    CHECK(sdl::canvas_point({319, 139}, rect, canvas) == Point{-1, -1});
    CHECK(sdl::canvas_point({317, 137}, rect, canvas) == Point{-2, -2});
}

TEST_CASE("on a dense screen, too, every pixel that is larger than the desktop's unit can be hit")
{
    for (const int percent : {100, 125, 200}) {
        for_every_mode([&](Size pixels, ViewMode mode) {
            CAPTURE(percent);
            const Size window{std::max(1, pixels.width * 100 / percent),
                              std::max(1, pixels.height * 100 / percent)};
            const Rect rect = sdl::viewport(pixels, canvas, mode);
            if (rect.width * 100 < 2 * canvas.width * percent) {
                return;
            }
            std::set<int> hit;
            for (int x = 0; x < window.width; ++x) {
                hit.insert(
                    sdl::canvas_point({x, window.height / 2}, window, pixels, canvas, mode).x);
            }
            hit.erase(hit.begin(), hit.lower_bound(0));
            hit.erase(hit.lower_bound(canvas.width), hit.end());
            CHECK(hit.size() == static_cast<std::size_t>(canvas.width));
        });
    }
}

TEST_CASE("on a dense screen the middle of a unit decides, and bars stay outside")
{
    const Size window{1536, 864}; // 1920x1080 at 125 %: the picture from 320 to 1600
    const auto column = [&](int x) {
        return sdl::canvas_point({x, 432}, window, {1920, 1080}, canvas, {}).x;
    };
    CHECK(column(255) < 0);
    CHECK(column(256) == 0);
    CHECK(column(1279) == canvas.width - 1);
    CHECK(column(1280) == canvas.width);
}

TEST_CASE("a window opens at the scale wanted or the largest that fits")
{
    CHECK(sdl::window_size(canvas, Aspect::square, 2) == Size{1280, 800});
    CHECK(sdl::window_size(canvas, Aspect::ntsc, 3) == Size{1600, 1200});
    CHECK(sdl::fitting_scale({1920, 1080}, canvas, Aspect::square, 2) == 2);
    CHECK(sdl::fitting_scale({1366, 768}, canvas, Aspect::square, 2) == 1);
    CHECK(sdl::fitting_scale({1280, 800}, canvas, Aspect::square, 2) == 2);
    CHECK(sdl::fitting_scale({320, 200}, canvas, Aspect::square, 2) == 1);
    CHECK(sdl::fitting_scale({}, canvas, Aspect::square, 2) == 1);
}

TEST_CASE("a window that leaves the full screen stays where a part of it can be seen")
{
    const raster::Rect filled{1024, 0, 800, 600};
    CHECK_FALSE(sdl::place_after_full_screen(filled, {1100, 50, 640, 400}));
    CHECK_FALSE(sdl::place_after_full_screen(filled, {385, 50, 640, 400}));
    CHECK_FALSE(sdl::place_after_full_screen(filled, {1823, 599, 640, 400}));
}

TEST_CASE(
    "a window whose old place has gone with its monitor comes into the middle of the full screen")
{
    const raster::Rect filled{100, 0, 1024, 768};
    const raster::Point middle{100 + 192, 184};
    CHECK(sdl::place_after_full_screen(filled, {1124, 50, 640, 400}) == middle);
    CHECK(sdl::place_after_full_screen(filled, {-540, 50, 640, 400}) == middle);
    CHECK(sdl::place_after_full_screen(filled, {200, 768, 640, 400}) == middle);
    CHECK(sdl::place_after_full_screen(filled, {200, -400, 640, 400}) == middle);
}

TEST_SUITE_END();
