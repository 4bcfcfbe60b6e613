#include "render/toolkit/gadgets/scroller.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include "events.hpp"

using raster::Rect;
using toolkit::Axis;
using toolkit::ScrollBar;
using toolkit::Scroller;
using toolkit::Time;

namespace {

/// 18x120: frame 18x100, arrows at 100 and 110; 10 of 50 lines.
struct Fixture
{
    std::string log; ///< the tops that were reported
    Scroller scroller{
        {5, 5, 18, 120}, Axis::vertical, "", [this](int top) { log += std::to_string(top) + " "; }};

    Fixture() { scroller.set_range({50, 10, 0}); }

    void press(raster::Point at, int when = 0) { scroller.on_detailed_press(at, {{}, Time(when)}); }
    void click(raster::Point at)
    {
        press(at);
        scroller.on_release(at);
    }
};

} // namespace

TEST_SUITE_BEGIN("render/toolkit/scroller");

TEST_CASE_FIXTURE(Fixture,
                  "the arrows stand at the end and scroll a line; at the ends nothing is told")
{
    click({9, 105});
    CHECK(log.empty());
    click({9, 110});
    click({9, 119});
    click({9, 100});
    CHECK(log == "1 2 1 ");
}

TEST_CASE_FIXTURE(Fixture,
                  "an arrow held down repeats ten times a second, but only under the pointer")
{
    press({9, 115}, 1000);
    CHECK(scroller.next_tick() == Time(1400));
    scroller.on_tick({Time(1399)});
    CHECK(log == "1 ");
    scroller.on_tick({Time(1400)});
    CHECK(log == "1 2 ");
    CHECK(scroller.next_tick() == Time(1500));
    scroller.on_drag({9, 50});
    scroller.on_tick({Time(1500)});
    CHECK(log == "1 2 ");
    scroller.on_drag({9, 115});
    scroller.on_tick({Time(1600)});
    CHECK(log == "1 2 3 ");
    scroller.on_release({9, 115});
    CHECK_FALSE(scroller.next_tick());
}

TEST_CASE_FIXTURE(Fixture, "the wheel scrolls three lines a notch")
{
    scroller.on_wheel(2);
    scroller.on_wheel(-1);
    scroller.on_wheel(-5);
    CHECK(log == "6 3 0 ");
}

TEST_CASE_FIXTURE(Fixture, "the room beside the knob scrolls a page less a line")
{
    click({9, 90});
    click({9, 90});
    CHECK(log == "9 18 ");
    click({9, 3});
    CHECK(log == "9 18 9 ");
}

TEST_CASE_FIXTURE(Fixture, "the knob is dragged from the first line to the last")
{
    press({9, 5});
    scroller.on_drag({9, 500});
    CHECK(scroller.range().top == 40);
    scroller.on_drag({9, -500});
    CHECK(scroller.range().top == 0);
    // The track is 96 long, the knob 19, so 77 pixels are 40 lines.
    scroller.on_drag({9, 5 + 77 / 2});
    CHECK(scroller.range().top == 20);
}

TEST_CASE_FIXTURE(Fixture, "what the program sets is put right and not reported")
{
    scroller.set_range({50, 10, 45});
    CHECK(scroller.range().top == 40);
    scroller.set_range({5, 10, 3});
    CHECK(scroller.range().top == 0);
    click({9, 115});
    CHECK(log.empty());
}

TEST_CASE("frame, knob and arrows have the Amiga's measures")
{
    const ScrollBar lying({0, 0, 120 + 32, 14}, Axis::horizontal, 16);
    CHECK(lying.face().frame == Rect{0, 0, 120, 14});
    CHECK(lying.face().knob == Rect{4, 2, 112, 10});
    CHECK(lying.face().back == Rect{120, 0, 16, 14});
    CHECK(lying.face().forth == Rect{136, 0, 16, 14});
}

TEST_CASE("with very many lines the knob keeps a size to be taken at and reaches both ends")
{
    ScrollBar bar({0, 0, 16, 116}, Axis::vertical, 8);
    bar.set_range({2'000'000'000, 10, 0});
    CHECK(bar.face().knob == Rect{4, 2, 8, 6});
    bar.scroll_to(2'000'000'000);
    CHECK(bar.face().knob.bottom() == 98);
}

TEST_SUITE_END();
