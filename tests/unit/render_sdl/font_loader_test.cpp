#include "render/sdl/font_loader.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>

using raster::Font;
using raster::Size;

namespace {

const raster::FontSet& fonts()
{
    static const raster::FontSet loaded = sdl::load_fonts(TEST_FONT_DIR);
    return loaded;
}

/// The cell as rows of dots and hashes.
std::string drawn(const Font& font, std::uint8_t character)
{
    std::string text;
    for (int y = 0; y < font.cell().height; ++y) {
        for (int x = 0; x < font.cell().width; ++x) {
            text += font.dot(character, {x, y}) ? '#' : '.';
        }
        text += '\n';
    }
    return text;
}

/// The lowest row with a dot; -1 for a blank.
int lowest_row(const Font& font, std::uint8_t character)
{
    const std::string text = drawn(font, character);
    const std::size_t last = text.rfind('#');
    return last == std::string::npos ? -1 : static_cast<int>(last) / (font.cell().width + 1);
}

} // namespace

TEST_SUITE_BEGIN("render/sdl/font_loader");

TEST_CASE("cells and baselines are those of topaz 8 and Courier 13")
{
    CHECK(fonts().topaz.cell() == Size{8, 8});
    CHECK(fonts().topaz.baseline() == 6);
    CHECK(fonts().topaz_tall.cell() == Size{8, 16});
    CHECK(fonts().courier.cell() == Size{7, 13});
    CHECK(fonts().courier.baseline() == 9);
    CHECK(fonts().courier_bold.cell() == Size{7, 13});
    CHECK(fonts().courier_bold.baseline() == 9);
}

TEST_CASE("letters stand on the baseline")
{
    for (const char letter : {'A', 'M', 'Z', 'a', 'x', '1'}) {
        CAPTURE(letter);
        const auto code = static_cast<std::uint8_t>(letter);
        CHECK(lowest_row(fonts().topaz, code) == fonts().topaz.baseline());
        CHECK(lowest_row(fonts().courier, code) == fonts().courier.baseline());
        CHECK(lowest_row(fonts().courier_bold, code) == fonts().courier_bold.baseline());
    }
}

TEST_CASE("the capital A of topaz 8 is the well-known one")
{
    CHECK(drawn(fonts().topaz, 'A') == "...##...\n"
                                       "..####..\n"
                                       "..####..\n"
                                       ".##..##.\n"
                                       ".######.\n"
                                       "##....##\n"
                                       "##....##\n"
                                       "........\n");
}

TEST_CASE("every row of the tall face stands twice")
{
    for (int code = Font::first_character; code <= Font::last_character; ++code) {
        CAPTURE(code);
        const auto character = static_cast<std::uint8_t>(code);
        if (code >= 127 && code < 160) {
            continue; // no letters there
        }
        int mismatches = 0;
        for (int y = 0; y < 16; y += 2) {
            for (int x = 0; x < 8; ++x) {
                mismatches += fonts().topaz_tall.dot(character, {x, y}) !=
                                      fonts().topaz_tall.dot(character, {x, y + 1})
                                  ? 1
                                  : 0;
            }
        }
        CHECK(mismatches == 0);
    }
}

TEST_CASE("umlauts and sharp s are there and are not their base letters")
{
    const std::string bases = "aouAOUs";
    const std::string umlauts = "\xE4\xF6\xFC\xC4\xD6\xDC\xDF";
    for (const Font* font :
         {&fonts().topaz, &fonts().topaz_tall, &fonts().courier, &fonts().courier_bold}) {
        for (std::size_t i = 0; i < bases.size(); ++i) {
            CAPTURE(bases[i]);
            const auto base = static_cast<std::uint8_t>(bases[i]);
            const auto umlaut = static_cast<std::uint8_t>(umlauts[i]);
            CHECK(lowest_row(*font, umlaut) > 0);
            CHECK(drawn(*font, umlaut) != drawn(*font, base));
        }
    }
}

TEST_CASE("every printable character but the blanks has dots in every font")
{
    for (const Font* font : {&fonts().topaz, &fonts().courier, &fonts().courier_bold}) {
        for (int code = 33; code <= 255; ++code) {
            const bool blank = (code >= 127 && code <= 160) || code == 0xAD;
            CAPTURE(code);
            CHECK((blank || lowest_row(*font, static_cast<std::uint8_t>(code)) >= 0));
        }
        CHECK(lowest_row(*font, ' ') == -1);
    }
}

TEST_CASE("the bold Courier is another face, not the plain one")
{
    CHECK(drawn(fonts().courier, 'M') != drawn(fonts().courier_bold, 'M'));
}

TEST_CASE("a missing file is named")
{
    CHECK_THROWS_WITH_AS(static_cast<void>(sdl::load_fonts("/nowhere")),
                         doctest::Contains("/nowhere/Amiga-Regular.ttf"), std::system_error);
}

TEST_CASE("the licences lie beside the fonts")
{
    CHECK(std::filesystem::file_size(TEST_FONT_DIR "/Amiga-Regular.OFL.txt") > 1000);
    CHECK(std::filesystem::file_size(TEST_FONT_DIR "/Adobe-DEC.txt") > 1000);
}

TEST_SUITE_END();
