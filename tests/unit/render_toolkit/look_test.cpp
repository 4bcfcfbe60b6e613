#include "render/toolkit/look.hpp"
#include "support/golden.hpp"

#include <doctest/doctest.h>

#include <string>

using raster::Surface;
using toolkit::Bevel;
using toolkit::Look;

namespace {

/// Pens as letters: . background, k shadow and text, s shine, f fill.
std::string picture(const Surface& surface)
{
    constexpr std::string_view letters = ".ksf4567";
    std::string text;
    for (int y = 0; y < surface.size().height; ++y) {
        for (const raster::PenIndex pen : surface.row(y)) {
            text += letters.at(static_cast<std::size_t>(pen));
        }
        text += '\n';
    }
    return text;
}

} // namespace

TEST_SUITE_BEGIN("render/toolkit/look");

TEST_CASE("a thin raised frame is lit left and above; upper right is dark, lower left lit")
{
    Surface surface({5, 4});
    Look::thin_frame(surface, surface.bounds(), Bevel::raised);
    CHECK(picture(surface) == "ssssk\ns...k\ns...k\nskkkk\n");
}

TEST_CASE("a button frame is two pixels wide at the sides, the second one shorter")
{
    Surface surface({8, 4});
    Look::button_frame(surface, surface.bounds(), Bevel::raised);
    CHECK(picture(surface) == "sssssssk\nss....kk\nss....kk\nskkkkkkk\n");
}

TEST_CASE("a recessed frame has light and shadow exchanged")
{
    Surface surface({8, 4});
    Look::button_frame(surface, surface.bounds(), Bevel::recessed);
    CHECK(picture(surface) == "kkkkkkks\nkk....ss\nkk....ss\nksssssss\n");
}

TEST_CASE("a ridge is a raised frame round a recessed one")
{
    Surface surface({12, 6});
    Look::ridge(surface, surface.bounds());
    CHECK(picture(surface) == "sssssssssssk\n"
                              "sskkkkkkkskk\n"
                              "sskk....sskk\n"
                              "sskk....sskk\n"
                              "sskssssssskk\n"
                              "skkkkkkkkkkk\n");
}

TEST_CASE("a window's borders are 4, 4 and 2 wide, its title 11 high")
{
    CHECK(toolkit::window_inside({100, 50}) == raster::Rect{4, 11, 92, 37});
    CHECK(toolkit::close_cell() == raster::Rect{0, 0, 20, 11});
    CHECK(toolkit::depth_cell({100, 50}) == raster::Rect{77, 0, 23, 11});
}

TEST_CASE("the active window is filled with the fill pen, the other with the background")
{
    const Look look(golden::fonts());
    Surface surface({120, 40});
    toolkit::WindowFrame frame;
    look.window(surface, frame);
    CHECK(surface.at({60, 5}) == raster::PenIndex{0});
    frame.activity = toolkit::Activity::active;
    look.window(surface, frame);
    CHECK(surface.at({60, 5}) == raster::PenIndex{3});
    CHECK(surface.at({2, 30}) == raster::PenIndex{3});
    // Lit outside left, dark inside left; lit inside right, dark outside right.
    CHECK(surface.at({0, 30}) == raster::PenIndex{2});
    CHECK(surface.at({3, 30}) == raster::PenIndex{1});
    CHECK(surface.at({116, 30}) == raster::PenIndex{2});
    CHECK(surface.at({119, 30}) == raster::PenIndex{1});
    CHECK(surface.at({60, 10}) == raster::PenIndex{1});
    CHECK(surface.at({60, 38}) == raster::PenIndex{2});
    CHECK(surface.at({60, 39}) == raster::PenIndex{1});
}

TEST_CASE("the screen bar is ten white rows and a black line")
{
    Surface surface({64, 12});
    Look(golden::fonts()).screen_bar(surface, "");
    CHECK(surface.at({0, 0}) == raster::PenIndex{2});
    CHECK(surface.at({63, 9}) == raster::PenIndex{2});
    CHECK(surface.at({0, 10}) == raster::PenIndex{1});
    CHECK(surface.at({63, 10}) == raster::PenIndex{1});
    CHECK(surface.at({0, 11}) == raster::PenIndex{0});
}

TEST_SUITE_END();
