#include "render/raster/surface.hpp"

#include <doctest/doctest.h>

#include "picture.hpp"

using raster::PenIndex;
using raster::Rect;
using raster::Surface;
using raster::SurfaceView;

TEST_SUITE_BEGIN("render/raster/surface");

TEST_CASE("a part draws in its own coordinates and is cut at its edges")
{
    Surface surface({5, 3});
    const SurfaceView part = SurfaceView(surface).part({1, 1, 2, 1});
    part.set({0, 0}, PenIndex{3});
    part.set({2, 0}, PenIndex{4});
    part.set({0, 1}, PenIndex{4});
    part.set({-1, 0}, PenIndex{4});
    CHECK(picture(surface) == ".....\n.3...\n.....\n");
}

TEST_CASE("a part of a part is never larger than its parent")
{
    Surface surface({6, 1});
    const SurfaceView child = SurfaceView(surface).part({1, 0, 3, 1}).part({1, 0, 10, 1});
    CHECK(child.size() == raster::Size{10, 1});
    CHECK(child.visible() == Rect{0, 0, 2, 1});
    child.set_run(0, -5, 50, PenIndex{7});
    CHECK(picture(surface) == "..77..\n");
}

TEST_CASE("a part that hangs over the left edge keeps its origin")
{
    Surface surface({4, 1});
    const SurfaceView part = SurfaceView(surface).part({-2, 0, 4, 1});
    part.set({0, 0}, PenIndex{1});
    part.set({3, 0}, PenIndex{2});
    CHECK(picture(surface) == ".2..\n");
    CHECK(part.visible() == Rect{2, 0, 2, 1});
}

TEST_CASE("nothing can be drawn on an empty surface or part")
{
    Surface empty;
    SurfaceView(empty).set({0, 0}, PenIndex{1});
    SurfaceView(empty).set_run(0, 0, 5, PenIndex{1});
    Surface surface({2, 1});
    SurfaceView(surface).part({9, 9, 4, 4}).set_run(0, 0, 4, PenIndex{1});
    CHECK(picture(surface) == "..\n");
}

TEST_SUITE_END();
