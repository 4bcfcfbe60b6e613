#include "render/raster/text.hpp"
#include "support/cut_texts.hpp"

#include <doctest/doctest.h>

#include "picture.hpp"

using raster::Font;
using raster::PenIndex;
using raster::Surface;
using raster::TextStyle;

namespace {

/// Cells of 3x2: 'a' has its left column set, 'ä' its upper right dot.
Font small_font()
{
    Font font({3, 2}, 1);
    font.set_dot('a', {0, 0});
    font.set_dot('a', {0, 1});
    font.set_dot(0xE4, {2, 0});
    return font;
}

} // namespace

TEST_SUITE_BEGIN("render/raster/text");

TEST_CASE("text is drawn cell by cell, umlauts found through Latin-1")
{
    Surface surface({9, 2});
    raster::draw_text(surface, {0, 0}, "aäa", small_font(), PenIndex{1});
    CHECK(picture(surface) == "1....11..\n1.....1..\n");
}

TEST_CASE("bold lays each letter over itself one pixel to the right and keeps the width")
{
    Surface surface({6, 2});
    raster::draw_text(surface, {0, 0}, "aa", small_font(), PenIndex{1}, TextStyle::bold);
    CHECK(picture(surface) == "11.11.\n11.11.\n");
}

TEST_CASE("doubled text has each dot two by two, and a watch hears when it is cut")
{
    Surface surface({12, 4});
    support::CutTexts cut;
    const raster::SurfaceView view(surface, cut);
    raster::draw_doubled_text(view, {0, 0}, "aä", small_font(), PenIndex{1});
    CHECK(picture(surface) == "11........11\n11........11\n11..........\n11..........\n");
    CHECK(cut.all() == "");
    raster::draw_doubled_text(view, {1, 0}, "aä", small_font(), PenIndex{1});
    CHECK(cut.all() == "[aä]");
}

TEST_CASE("text is cut at the view")
{
    Surface surface({4, 1});
    raster::draw_text(surface, {-3, 0}, "aaa", small_font(), PenIndex{1});
    CHECK(picture(surface) == "1..1\n");
}

TEST_CASE("a watch hears of each text that is cut, also by the view's own surroundings")
{
    Surface surface({12, 4});
    support::CutTexts cut;
    const raster::SurfaceView view(surface, cut);
    const Font font = small_font();
    raster::draw_text(view, {0, 0}, "aaaa", font, PenIndex{1});
    raster::draw_text(view.part({3, 1, 6, 2}), {0, 0}, "aä", font, PenIndex{1});
    CHECK(cut.all() == "");
    raster::draw_text(view, {1, 0}, "aaaa", font, PenIndex{1});
    raster::draw_text(view.part({3, 1, 6, 2}), {0, 1}, "aa", font, PenIndex{1});
    raster::draw_text(view.part({9, 0, 6, 2}), {0, 0}, "ää", font, PenIndex{1});
    CHECK(cut.all() == "[aaaa][aa][ää]");
    raster::draw_text(view.unwatched(), {1, 0}, "aaaa", font, PenIndex{1});
    CHECK(cut.all() == "[aaaa][aa][ää]");
}

TEST_CASE("an umlaut measures one cell")
{
    CHECK(raster::measure_text("äöü", small_font()) == raster::Size{9, 2});
    CHECK(raster::measure_text("", small_font()) == raster::Size{0, 2});
}

TEST_CASE("a font ignores dots outside its cell and characters it does not have")
{
    Font font({3, 2}, 1);
    font.set_dot('a', {3, 0});
    font.set_dot('a', {0, -1});
    font.set_dot('\n', {0, 0});
    CHECK(font == Font({3, 2}, 1));
    CHECK_FALSE(font.dot('\n', {0, 0}));
    CHECK_FALSE(font.dot('a', {0, 2}));
}

TEST_CASE("the even rows alone make the face of half the height")
{
    Font tall({2, 4}, 2);
    tall.set_dot('x', {1, 0});
    tall.set_dot('x', {0, 1});
    tall.set_dot('x', {0, 2});
    const Font half = raster::with_even_rows(tall);
    CHECK(half.cell() == raster::Size{2, 2});
    CHECK(half.baseline() == 1);
    CHECK(half.dot('x', {1, 0}));
    CHECK_FALSE(half.dot('x', {0, 0}));
    CHECK(half.dot('x', {0, 1}));
}

TEST_SUITE_END();
