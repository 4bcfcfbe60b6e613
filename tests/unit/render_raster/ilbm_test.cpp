#include "render/raster/ilbm.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

using raster::Palette;
using raster::PenIndex;
using raster::Rgb;

namespace {

using File = std::vector<std::uint8_t>;

void append(File& to, const File& bytes)
{
    to.insert(to.end(), bytes.begin(), bytes.end());
}

File number(std::uint32_t value)
{
    return {static_cast<std::uint8_t>(value >> 24U), static_cast<std::uint8_t>(value >> 16U),
            static_cast<std::uint8_t>(value >> 8U), static_cast<std::uint8_t>(value)};
}

File text(std::string_view letters)
{
    return {letters.begin(), letters.end()};
}

File joined(const std::vector<File>& parts)
{
    File all;
    for (const File& part : parts) {
        append(all, part);
    }
    return all;
}

/// A chunk that claims a length of its own.
File chunk_claiming(std::string_view id, std::uint32_t length, const File& data)
{
    return joined({text(id), number(length), data});
}

File unpadded(std::string_view id, const File& data)
{
    return chunk_claiming(id, static_cast<std::uint32_t>(data.size()), data);
}

File chunk(std::string_view id, const File& data)
{
    File bytes = unpadded(id, data);
    if (data.size() % 2 != 0) {
        bytes.push_back(0);
    }
    return bytes;
}

File group(std::string_view id, std::string_view type, const std::vector<File>& chunks)
{
    return chunk(id, joined({text(type), joined(chunks)}));
}

File form(const std::vector<File>& chunks)
{
    return group("FORM", "ILBM", chunks);
}

/// Colours 11 22 33, 12 22 33, 13 22 33 and so on; never four-bit ones.
File cmap(std::size_t count, std::uint8_t first = 0x11)
{
    File data;
    for (std::size_t i = 0; i < count; ++i) {
        append(data, {static_cast<std::uint8_t>(first + i), 0x22, 0x33});
    }
    return data;
}

/// The palette with `count` colours of `cmap`, the rest the Workbench's.
Palette expected(std::size_t count)
{
    Palette palette = raster::workbench_palette;
    for (std::size_t i = 0; i < count; ++i) {
        palette.colours.at(i) = {static_cast<std::uint8_t>(0x11 + i), 0x22, 0x33};
    }
    return palette;
}

Palette palette_of(const File& bytes)
{
    const auto palette = raster::read_ilbm_palette(bytes, "palette.ilbm");
    REQUIRE_MESSAGE(palette.has_value(), base::to_string(palette.error()));
    return *palette;
}

std::string refusal_of(const File& bytes)
{
    const auto palette = raster::read_ilbm_palette(bytes, "p");
    return palette ? "" : base::to_string(palette.error());
}

File header(std::uint16_t width,
            std::uint16_t height,
            std::uint8_t planes,
            std::uint8_t compression = 0,
            std::uint8_t masking = 0)
{
    File bmhd = joined({number((std::uint32_t{width} << 16U) | height),
                        number(0),
                        {planes, masking, compression, 0},
                        number(0x00000A0B),
                        number(0)});
    return chunk("BMHD", bmhd);
}

/// The pens of a picture, a row a line.
std::string drawn(const File& bytes)
{
    const auto image = raster::decode_ilbm(bytes, "picture");
    if (!image) {
        return base::to_string(image.error());
    }
    std::string rows;
    for (int y = 0; y < image->surface.size().height; ++y) {
        for (const PenIndex pen : image->surface.row(y)) {
            rows += static_cast<char>('0' + static_cast<int>(pen));
        }
        rows += '\n';
    }
    return rows;
}

} // namespace

TEST_SUITE("render/raster/ilbm palette")
{
    TEST_CASE("a file's first eight colours are the palette, missing ones the Workbench's")
    {
        for (const std::size_t count : {1U, 4U, 7U, 8U, 9U, 16U, 32U, 256U, 300U}) {
            CAPTURE(count);
            CHECK(palette_of(form({header(0, 0, 3), chunk("CMAP", cmap(count, 0x11))})) ==
                  expected(std::min(count, Palette::size)));
        }
    }

    TEST_CASE("four-bit components become full ones, whole bytes stay")
    {
        const Palette four = palette_of(
            form({chunk("CMAP", {0xF0, 0xF0, 0xF0, 0x10, 0x00, 0xE0, 0x60, 0x80, 0xB0})}));
        CHECK(four.colours[0] == Rgb{0xFF, 0xFF, 0xFF});
        CHECK(four.colours[1] == Rgb{0x11, 0x00, 0xEE});
        CHECK(four.colours[2] == Rgb{0x66, 0x88, 0xBB});
        const Palette whole = palette_of(form({chunk("CMAP", {0xF0, 0xF0, 0xF0, 0x11, 0, 0xEE})}));
        CHECK(whole.colours[0] == Rgb{0xF0, 0xF0, 0xF0});
        CHECK(whole.colours[1] == Rgb{0x11, 0x00, 0xEE});
    }

    TEST_CASE("order, unknown and empty chunks do not matter, of two CMAPs the first wins")
    {
        CHECK(palette_of(form({chunk("CRNG", {1, 2, 3}), chunk("GRAB", {}), chunk("CMAP", cmap(8)),
                               header(1, 1, 3), chunk("CMAP", cmap(8, 0x77)),
                               chunk("BODY", {})})) == expected(8));
    }

    TEST_CASE("wrong lengths of the form do not matter")
    {
        const File inside =
            joined({text("ILBM"), chunk("ANNO", text("abc")), chunk("CMAP", cmap(8))});
        for (const std::uint32_t length : {0U, 4U, 20U, 5000U, 0x7FFFFFFFU, 0xFFFFFFFFU}) {
            CAPTURE(length);
            CHECK(palette_of(chunk_claiming("FORM", length, inside)) == expected(8));
        }
    }

    TEST_CASE("a CMAP that is cut, or is no multiple of three, gives its whole colours")
    {
        File eight = cmap(8);
        CHECK(palette_of(form({chunk_claiming("CMAP", 0xFFFFFFFF, eight)})) == expected(8));
        eight.resize(13);
        CHECK(palette_of(form({chunk("CMAP", eight)})) == expected(4));
        CHECK(palette_of(form({chunk_claiming("CMAP", 24, eight)})) == expected(4));
    }

    TEST_CASE("a forgotten pad byte is noticed")
    {
        CHECK(palette_of(form({unpadded("ANNO", text("abc")), chunk("CMAP", cmap(8))})) ==
              expected(8));
        CHECK(palette_of(form({chunk("ANNO", text("abc")), chunk("CMAP", cmap(8))})) ==
              expected(8));
        // Followed by nothing but the smallest chunk: the file ends seven bytes behind the pad.
        CHECK(palette_of(form({chunk("CMAP", cmap(8)), unpadded("ANNO", {1}), text("BODY"),
                               number(0)})) == expected(8));
    }

    TEST_CASE("garbage behind the chunks does not matter")
    {
        File bytes = form({chunk("CMAP", cmap(8))});
        append(bytes, File(100, 0x1A));
        CHECK(palette_of(bytes) == expected(8));
    }

    TEST_CASE("lists and animations are searched, shared colours hold unless the form has its own")
    {
        const File shared = group("PROP", "ILBM", {chunk("CMAP", cmap(8))});
        const File bare = form({header(1, 1, 3)});
        CHECK(palette_of(group("LIST", "ILBM", {shared, bare})) == expected(8));
        CHECK(palette_of(group("LIST", "ILBM",
                               {group("PROP", "ILBM", {chunk("CMAP", cmap(8, 0x55))}),
                                form({chunk("CMAP", cmap(8))})})) == expected(8));
        CHECK(palette_of(group("CAT ", "ILBM", {form({chunk("CMAP", cmap(8))}), bare})) ==
              expected(8));
        CHECK(palette_of(group("FORM", "ANIM", {form({chunk("CMAP", cmap(8))})})) == expected(8));
    }

    TEST_CASE("groups nest eight deep and no deeper")
    {
        File bytes = form({chunk("CMAP", cmap(8))});
        for (int depth = 1; depth < 8; ++depth) {
            bytes = group("CAT ", "ILBM", {bytes});
        }
        CHECK(palette_of(bytes) == expected(8));
        CHECK_FALSE(refusal_of(group("CAT ", "ILBM", {bytes})).empty());
    }

    TEST_CASE("what is no picture is refused with its reason")
    {
        const std::string no_colours = "p: the ILBM file holds no colours";
        CHECK(refusal_of({}) == "p: too short for an IFF file");
        CHECK(refusal_of(text("FORM1234ILB")) == "p: too short for an IFF file");
        CHECK(refusal_of(text("name Rot; 0 DD9988")) ==
              "p: no IFF file, it does not begin with FORM, LIST or CAT");
        CHECK(refusal_of(form({})) == no_colours);
        CHECK(refusal_of(form({header(1, 1, 1)})) == no_colours);
        CHECK(refusal_of(form({chunk("CMAP", {1, 2})})) == no_colours);
        CHECK(refusal_of(form({chunk("C\x01"
                                     "AP",
                                     cmap(8)),
                               chunk("CMAP", cmap(8))})) == no_colours);
        CHECK(refusal_of(group("FORM", "8SVX", {chunk("CMAP", cmap(8))})) ==
              "p: the IFF file holds no ILBM picture");
        CHECK(refusal_of(group("FORM", "8SVX", {form({chunk("CMAP", cmap(8))})})) ==
              "p: the IFF file holds no ILBM picture");
        const File inside = joined({text("ILBM"), chunk("CMAP", cmap(8))});
        CHECK(refusal_of(chunk_claiming("FORM", 0x24000000, inside)) ==
              "p: the lengths of the IFF file have the low byte first");
    }

    TEST_CASE("a file cut at any byte gives the colours that are there or a reason")
    {
        const File bytes = form({header(1, 1, 3), chunk("CMAP", cmap(8))});
        const std::size_t colours = bytes.size() - 24;
        for (std::size_t size = 0; size < bytes.size(); ++size) {
            CAPTURE(size);
            const File cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
            if (size < colours + 3) {
                CHECK_FALSE(refusal_of(cut).empty());
            } else {
                CHECK(palette_of(cut) == expected((size - colours) / 3));
            }
        }
    }
}

TEST_SUITE("render/raster/ilbm picture")
{
    TEST_CASE("planes become pens, the first plane the lowest bit, rows padded to words")
    {
        // Row 0: pens 0 1 2 3; row 1: 3 2 1 0.
        const File body{0b01010000, 0, 0b00110000, 0, 0b10100000, 0, 0b11000000, 0};
        CHECK(drawn(form({header(4, 2, 2), chunk("BODY", body)})) == "0123\n3210\n");
    }

    TEST_CASE("a row of seventeen pixels takes two words")
    {
        CHECK(drawn(form({header(17, 1, 1), chunk("BODY", {0x80, 0x01, 0x80, 0})})) ==
              "10000000000000011\n");
    }

    TEST_CASE("a mask plane is skipped")
    {
        const File body{0b01000000, 0, 0xFF, 0xFF, 0b10000000, 0, 0xFF, 0xFF};
        CHECK(drawn(form({header(2, 2, 1, 0, 1), chunk("BODY", body)})) == "01\n10\n");
    }

    TEST_CASE("ByteRun1: copies, repeats, does nothing")
    {
        // Two bytes as they are, -128 nothing, then four times 0xFF.
        const File body{1, 0b10100000, 0, 0x80, 0xFD, 0xFF};
        CHECK(drawn(form({header(3, 3, 1, 1), chunk("BODY", body)})) == "101\n111\n111\n");
    }

    TEST_CASE("a body that ends early leaves pen 0, one that goes on is cut")
    {
        CHECK(drawn(form({header(2, 3, 1), chunk("BODY", {0xC0, 0, 0xC0})})) == "11\n00\n00\n");
        CHECK(drawn(form({header(2, 2, 1, 1), chunk("BODY", {5, 0xC0, 0})})) == "11\n00\n");
        CHECK(drawn(form({header(2, 1, 1, 1), chunk("BODY", {0x81, 0xC0, 0x81, 0xC0})})) == "11\n");
        CHECK(drawn(form({header(2, 1, 1, 1), chunk("BODY", {0x81})})) == "00\n");
    }

    TEST_CASE("there is a colour for every pen")
    {
        const auto image = raster::decode_ilbm(
            form({header(1, 1, 4), chunk("CMAP", cmap(2)), chunk("BODY", {0, 0})}), "");
        REQUIRE(image.has_value());
        REQUIRE(image->colours.size() == 16);
        CHECK(image->colours[1] == Rgb{0x12, 0x22, 0x33});
        CHECK(image->colours[2] == raster::workbench_palette.colours[2]);
        CHECK(image->colours[15] == Rgb{});
    }

    TEST_CASE("half-bright pictures have 32 colours more, half as bright")
    {
        const auto image =
            raster::decode_ilbm(form({header(1, 1, 6), chunk("CAMG", number(0x80)),
                                      chunk("CMAP", cmap(32)), chunk("BODY", {0, 0})}),
                                "");
        REQUIRE(image.has_value());
        REQUIRE(image->colours.size() == 64);
        CHECK(image->colours[33] == Rgb{0x09, 0x11, 0x19});
    }

    TEST_CASE("what cannot be shown is refused with its reason")
    {
        const File body = chunk("BODY", {0, 0});
        const std::string sides = "picture: pictures have from 1x1 to 4096x4096 pixels";
        CHECK(drawn(form({header(0, 1, 1), body})) == sides);
        CHECK(drawn(form({header(1, 0, 1), body})) == sides);
        CHECK(drawn(form({header(4097, 1, 1), body})) == sides);
        CHECK(drawn(form({header(1, 65535, 1), body})) == sides);
        CHECK(drawn(form({header(1, 1, 0), body})) == "picture: pictures have from 1 to 8 planes");
        CHECK(drawn(form({header(1, 1, 24), body})) == "picture: pictures have from 1 to 8 planes");
        CHECK(drawn(form({header(1, 1, 1, 2), body})) ==
              "picture: the picture's compression is not known");
        CHECK(drawn(form({header(1, 1, 6), chunk("CAMG", number(0x800)), body})) ==
              "picture: HAM pictures cannot be shown");
        CHECK(drawn(form({header(1, 1, 1)})) == "picture: the ILBM file holds no picture");
        CHECK(drawn(form({chunk("BMHD", {0, 1, 0, 1}), body})) ==
              "picture: the ILBM file holds no picture");
        CHECK(drawn({}) == "picture: too short for an IFF file");
    }
}
