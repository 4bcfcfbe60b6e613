#include "render/raster/png.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <filesystem>

using raster::PenIndex;
using raster::Surface;

namespace {

/// The picture kept as tests/golden/support/sample.png.
Surface sample()
{
    Surface surface({4, 3});
    surface.set({1, 1}, PenIndex{3});
    surface.set({3, 2}, PenIndex{7});
    return surface;
}

} // namespace

TEST_SUITE_BEGIN("support/golden");

TEST_CASE("the same pens and colours are no difference")
{
    CHECK(golden::difference("support/sample", sample(), raster::workbench_palette) == "");
}

// What must differ is not tried while pictures are written anew: it would spoil the sample.
TEST_CASE("another pixel, size, colour or a missing picture is named" *
          doctest::skip(std::getenv("MANCALA_UPDATE_GOLDEN") != nullptr))
{
    Surface other = sample();
    other.set({0, 0}, PenIndex{1});
    CHECK(golden::difference("support/sample", other, raster::workbench_palette)
              .starts_with("support/sample: pixels differ"));
    CHECK(std::filesystem::exists(TEST_BUILD_DIR "/golden/support/sample.actual.png"));
    CHECK(std::filesystem::exists(TEST_BUILD_DIR "/golden/support/sample.diff.png"));
    CHECK(golden::difference("support/sample", Surface({4, 4}), raster::workbench_palette)
              .starts_with("support/sample: the size differs"));
    raster::Palette palette = raster::workbench_palette;
    palette.colours[5] = {};
    CHECK(golden::difference("support/sample", sample(), palette)
              .starts_with("support/sample: the palette differs"));
    CHECK(golden::difference("support/missing", sample(), palette)
              .starts_with("support/missing: there is no such golden picture"));
}

TEST_SUITE_END();
