#include "core/workbench/icon.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace {

using File = std::vector<std::uint8_t>;

void append(File& file, std::uint32_t value, int size)
{
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) {
        file.push_back(static_cast<std::uint8_t>(value >> static_cast<unsigned>(shift)));
    }
}

void append(File& file, std::string_view text)
{
    append(file, static_cast<std::uint32_t>(text.size()) + 1, 4);
    file.insert(file.end(), text.begin(), text.end());
    file.push_back(0);
}

/// With these parts: drawer data, an image of 17x2 pixels and 2 planes, a selected one, a default
/// tool, ToolTypes.
File header()
{
    File file(78, 0);
    file[0] = 0xE3;
    file[1] = 0x10;
    file[3] = 1;
    for (const std::size_t flag : {22U, 26U, 50U, 54U, 66U}) {
        file[flag + 1] = 1;
    }
    file[48] = 3;
    return file;
}

void append_image(File& file, std::uint8_t first)
{
    for (const std::uint32_t field : {0U, 0U, 17U, 2U, 2U}) {
        append(file, field, 2);
    }
    append(file, 1, 4);
    append(file, 0x0300, 2);
    append(file, 0, 4);
    for (std::uint8_t i = 0; i < 16; ++i) {
        file.push_back(static_cast<std::uint8_t>(first + i));
    }
}

struct Whole
{
    File file = header();
    std::size_t second_line = 0; ///< where the second ToolType begins
};

Whole whole()
{
    Whole icon;
    icon.file.resize(icon.file.size() + 56);
    append_image(icon.file, 0);
    append_image(icon.file, 100);
    append(icon.file, "SYS:Mancala");
    append(icon.file, 16, 4);
    append(icon.file, "HilfsPfad=Work:B\xFC"
                      "cher");
    icon.second_line = icon.file.size();
    append(icon.file, "(AUS=1)");
    append(icon.file, "SynchronBefehl=RX a.rexx");
    return icon;
}

} // namespace

TEST_SUITE("core/workbench/icon")
{
    TEST_CASE("an icon gives its ToolTypes, default tool and images")
    {
        const auto icon = workbench::read_icon(whole().file, "Mancala.info");
        REQUIRE(icon.has_value());
        CHECK(icon->type == 3);
        CHECK(icon->default_tool == "SYS:Mancala");
        CHECK(icon->tool_types.lines().size() == 3);
        CHECK(icon->tool_types.find("hilfspfad") == "Work:Bücher");
        CHECK(icon->tool_types.find("SynchronBefehl") == "RX a.rexx");
        CHECK_FALSE(icon->tool_types.find("AUS").has_value());
        REQUIRE(icon->images.size() == 2);
        CHECK(icon->images[0].width == 17);
        CHECK(icon->images[1].planes.size() == 16);
        CHECK(icon->images[1].planes.front() == 100);
    }

    TEST_CASE("an icon cut at any byte gives what was whole")
    {
        const auto [file, second_line] = whole();
        for (std::size_t size = 78; size < file.size(); ++size) {
            CAPTURE(size);
            const auto icon = workbench::read_icon({file.data(), size}, "");
            REQUIRE(icon.has_value());
            CHECK(icon->tool_types.find("HilfsPfad").has_value() == (size >= second_line));
            CHECK_FALSE(icon->tool_types.find("SynchronBefehl").has_value());
        }
        for (std::size_t size = 0; size < 78; ++size) {
            CHECK_FALSE(workbench::read_icon({file.data(), size}, "").has_value());
        }
    }

    TEST_CASE("numbers that cannot be true cost the rest, never the start")
    {
        File file = header();
        file[22 + 1] = file[26 + 1] = file[50 + 1] = file[66 + 1] = 0;
        append(file, 0xFFFFFFFF, 4);
        append(file, "A=1");
        append(file, 0xFFFFFFFF, 4);
        const auto icon = workbench::read_icon(file, "");
        REQUIRE(icon.has_value());
        CHECK(icon->tool_types.lines() == std::vector<std::string>{"A=1"});

        File huge = header();
        huge.resize(huge.size() + 56);
        for (int i = 0; i < 5; ++i) {
            append(huge, 0xFFFF, 2);
        }
        huge.resize(huge.size() + 500, 1);
        const auto broken = workbench::read_icon(huge, "");
        REQUIRE(broken.has_value());
        CHECK(broken->images.empty());
        CHECK(broken->tool_types.lines().empty());
    }

    TEST_CASE("a string without its NUL is taken whole")
    {
        File file = header();
        file[22 + 1] = file[26 + 1] = file[50 + 1] = file[66 + 1] = 0;
        append(file, 8, 4);
        append(file, 3, 4);
        file.insert(file.end(), {'A', '=', '1'});
        const auto icon = workbench::read_icon(file, "");
        REQUIRE(icon.has_value());
        CHECK(icon->tool_types.find("A") == "1");
    }

    TEST_CASE("a PNG icon has no ToolTypes, another file is refused by name")
    {
        const std::string_view png = "\x89PNG\r\n\x1A\n and more";
        const File picture(png.begin(), png.end());
        const auto icon = workbench::read_icon(picture, "x.info");
        REQUIRE(icon.has_value());
        CHECK(icon->tool_types.lines().empty());
        const auto refused = workbench::read_icon(File(100, 'x'), "x.info");
        REQUIRE_FALSE(refused.has_value());
        CHECK(base::to_string(refused.error()) == "x.info: no Workbench icon");
    }
}
