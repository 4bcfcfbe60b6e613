#include "render/raster/theme.hpp"

#include <doctest/doctest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <tuple>

using raster::Palette;
using raster::PenIndex;
using raster::Rgb;
using raster::ThemeFault;
using Fault = base::Fault<ThemeFault>;

namespace {

constexpr std::string_view whole = "name Rot\n0 DD9988\n1 330000\n2 FFDDCC\n3 EE6655\n"
                                   "4 AA3322\n5 551111\n6 FFAA77\n7 FFEEBB\n";

std::string replaced(std::string_view from, std::string_view to)
{
    std::string text(whole);
    text.replace(text.find(from), from.size(), to);
    return text;
}

std::map<std::string, raster::ReadTheme> shipped()
{
    std::map<std::string, raster::ReadTheme> themes;
    for (const auto& entry :
         std::filesystem::directory_iterator(TEST_SOURCE_DIR "/../assets/palettes")) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        const std::string name = entry.path().filename().string();
        themes[name] = raster::read_theme(text, name);
    }
    return themes;
}

} // namespace

TEST_SUITE_BEGIN("render/raster/theme");

TEST_CASE("a whole file gives name and colours without a complaint")
{
    const auto read = raster::read_theme(whole, "x.palette");
    CHECK(read.complaints.empty());
    CHECK(read.theme.name == "Rot");
    CHECK(read.theme.palette[PenIndex{0}] == Rgb{0xDD, 0x99, 0x88});
    CHECK(read.theme.palette[PenIndex{7}] == Rgb{0xFF, 0xEE, 0xBB});
}

TEST_CASE("comments, blank lines, CRLF, a byte order mark and # are allowed")
{
    const std::string text =
        "\xEF\xBB\xBF; eins\r\n\r\n" + replaced("0 DD9988\n", "  0\t#D98 ; a\r\n");
    const auto read = raster::read_theme(text, "x.palette");
    CHECK(read.complaints.empty());
    CHECK(read.theme == raster::read_theme(whole, "x.palette").theme);
}

TEST_CASE("a name in Latin-1 is understood; a file without a name is called as the file")
{
    CHECK(raster::read_theme(replaced("Rot", "Rott\xF6ne"), "x").theme.name == "Rottöne");
    CHECK(raster::read_theme(replaced("name Rot\n", ""), "a/b/Mein Grün.palette").theme.name ==
          "Mein Grün");
}

TEST_CASE("a bad colour keeps the usual one with one complaint that names file and line")
{
    for (const std::string bad : {"grey", "#12G", "0xFFF", "-1", "300000000", "1", "", "12345"}) {
        CAPTURE(bad);
        const auto read = raster::read_theme(replaced("2 FFDDCC", "2 " + bad), "dir/x.palette");
        REQUIRE(read.complaints.size() == 1);
        CHECK(read.complaints[0] == Fault{ThemeFault::no_colour, {}, "dir/x.palette", 4, 0});
        CHECK(read.theme.palette[PenIndex{2}] == raster::workbench_palette[PenIndex{2}]);
        CHECK(read.theme.palette[PenIndex{3}] == Rgb{0xEE, 0x66, 0x55});
    }
}

TEST_CASE("other lines are complained about one by one")
{
    for (const std::string bad : {"8 FFFFFF", "256 FFF", "-1 FFF", "grau 888", "1x FFF", "name"}) {
        CAPTURE(bad);
        const auto read = raster::read_theme(bad + "\n" + std::string(whole), "x");
        REQUIRE(read.complaints.size() == 1);
        CHECK(read.complaints[0].line == 1);
        CHECK(read.theme == raster::read_theme(whole, "x").theme);
    }
}

TEST_CASE("of two colours for one pen the first holds")
{
    const auto read = raster::read_theme(std::string(whole) + "3 000\n", "x");
    REQUIRE(read.complaints.size() == 1);
    CHECK(read.complaints[0].line == 10);
    CHECK(read.theme.palette[PenIndex{3}] == Rgb{0xEE, 0x66, 0x55});
}

TEST_CASE("an empty file is the Workbench with one complaint for each missing pen")
{
    const auto read = raster::read_theme("", "leer.palette");
    CHECK(read.complaints.size() == Palette::size);
    CHECK(read.theme == raster::Theme{"leer", raster::workbench_palette});
}

TEST_CASE("files of too few and too many colours take what fits and say what does not")
{
    const auto colours = [](int count) {
        std::string text;
        for (int pen = 0; pen < count; ++pen) {
            text += std::to_string(pen) + " " + std::to_string(pen % 8) + "00\r\n";
        }
        return text;
    };
    const auto seven = raster::read_theme(colours(7) + "1 FFF\r\n", "x");
    REQUIRE(seven.complaints.size() == 2 + 1);
    CHECK(seven.complaints[0] == Fault{ThemeFault::pen_twice, {"1"}, "x", 8, 0});
    CHECK(seven.complaints[1] == Fault{ThemeFault::pen_missing, {"7"}, "x", 0, 0});
    const Rgb usual = raster::workbench_palette[PenIndex{7}];
    CHECK(seven.theme.palette[PenIndex{7}] == usual);
    const auto nine = raster::read_theme(colours(9), "x");
    CHECK(nine.complaints.at(0) == Fault{ThemeFault::no_pen, {}, "x", 9, 0});
    CHECK(nine.theme.palette[PenIndex{7}] == Rgb{0x77, 0, 0});
    const auto many = raster::read_theme(colours(256), "x");
    CHECK(many.theme == nine.theme);
    CHECK(many.complaints.size() < 20);
    CHECK(many.complaints.back() == Fault{ThemeFault::unreadable, {}, "x", 0, 0});
}

TEST_CASE("short colours and equal colours are no mistakes")
{
    const auto read = raster::read_theme(replaced("2 FFDDCC", "2 #abc") + "", "x");
    CHECK(read.complaints.empty());
    CHECK(read.theme.palette[PenIndex{2}] == Rgb{0xAA, 0xBB, 0xCC});
    CHECK(raster::read_theme(replaced("4 AA3322", "4 300"), "x").theme.palette[PenIndex{4}] ==
          Rgb{0x33, 0, 0});
    CHECK(raster::read_theme(replaced("4 AA3322", "4 EE6655"), "x").complaints.empty());
}

TEST_CASE("text that can hardly be read is complained about and kept")
{
    const auto read = raster::read_theme(replaced("1 330000", "1 DD9988"), "x");
    REQUIRE(read.complaints.size() == 1);
    CHECK(read.complaints[0].kind == ThemeFault::unreadable);
    CHECK(read.theme.palette[PenIndex{1}] == Rgb{0xDD, 0x99, 0x88});
}

TEST_CASE("a printed theme reads back the same")
{
    const auto theme = raster::read_theme(whole, "x").theme;
    const auto again = raster::read_theme(raster::print_theme(theme), "y");
    CHECK(again.complaints.empty());
    CHECK(again.theme == theme);
}

TEST_CASE("contrast is 21 between black and white and 1 between equals")
{
    CHECK(raster::contrast({0, 0, 0}, {255, 255, 255}) == doctest::Approx(21.0));
    CHECK(raster::contrast({255, 255, 255}, {0, 0, 0}) == doctest::Approx(21.0));
    CHECK(raster::contrast({10, 20, 30}, {10, 20, 30}) == doctest::Approx(1.0));
}

TEST_CASE("the six themes of 1996 are there under their names")
{
    std::set<std::string> names;
    for (const auto& [file, read] : shipped()) {
        names.insert(read.theme.name);
    }
    CHECK(names == std::set<std::string>{"Rottöne", "Grüntöne", "Blautöne", "Graurot", "Brauntöne",
                                         "Workbench"});
}

TEST_CASE("every shipped theme is whole, readable and of the hardware's colours")
{
    for (const auto& shipped_theme : shipped()) {
        CAPTURE(shipped_theme.first);
        const raster::ReadTheme& read = shipped_theme.second;
        CHECK(read.complaints.empty());
        const Palette& palette = read.theme.palette;
        CHECK(raster::contrast(palette[PenIndex{1}], palette[PenIndex{0}]) >= 4.5);
        CHECK(raster::contrast(palette[PenIndex{1}], palette[PenIndex{3}]) >= 4.5);
        CHECK(raster::contrast(palette[PenIndex{6}], palette[PenIndex{5}]) >= 3.0);
        std::set<std::tuple<int, int, int>> different;
        for (const Rgb& colour : palette.colours) {
            different.insert({colour.red, colour.green, colour.blue});
            CHECK(colour.red % 17 == 0);
            CHECK(colour.green % 17 == 0);
            CHECK(colour.blue % 17 == 0);
        }
        CHECK(different.size() == Palette::size);
    }
}

TEST_CASE("the theme Workbench is the built-in palette")
{
    CHECK(shipped()["workbench.palette"].theme.palette == raster::workbench_palette);
}

TEST_SUITE_END();
