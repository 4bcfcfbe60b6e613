#include "render/raster/png.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string_view>

using raster::PenIndex;
using raster::Surface;

namespace {

Surface stripes(raster::Size size)
{
    Surface surface(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            surface.set({x, y}, PenIndex{static_cast<std::uint8_t>((x + 3 * y) % 8)});
        }
    }
    return surface;
}

/// The checksum of PNG chunks, bit by bit.
std::uint32_t crc(std::span<const std::uint8_t> bytes)
{
    std::uint32_t sum = 0xFFFFFFFF;
    for (const std::uint8_t byte : bytes) {
        sum ^= byte;
        for (int bit = 0; bit < 8; ++bit) {
            sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return ~sum;
}

/// The picture with a palette of its first two colours only.
std::vector<std::uint8_t> with_two_colours(std::vector<std::uint8_t> png)
{
    constexpr std::string_view name = "PLTE";
    constexpr std::ptrdiff_t two = 6; // red, green and blue of each
    const auto chunk = std::search(png.begin(), png.end(), name.begin(), name.end());
    const auto length = chunk - 4;
    const auto data = chunk + static_cast<std::ptrdiff_t>(name.size());
    const std::ptrdiff_t all = *(length + 3);
    *(length + 3) = two;
    const std::uint32_t sum = crc({chunk, data + two});
    for (int i = 0; i < 4; ++i) {
        *(data + all + i) = static_cast<std::uint8_t>(sum >> (24U - 8U * static_cast<unsigned>(i)));
    }
    png.erase(data + two, data + all);
    return png;
}

} // namespace

TEST_SUITE_BEGIN("render/raster/png");

TEST_CASE("pens and colours come back as they were written, at even and odd sizes")
{
    for (const raster::Size size : {raster::Size{1, 1}, {7, 3}, {64, 40}}) {
        CAPTURE(size.width);
        const Surface surface = stripes(size);
        const auto bytes = raster::encode_png(surface, raster::workbench_palette);
        const auto image = raster::decode_png(bytes, "x.png");
        REQUIRE(image.has_value());
        CHECK(image->surface == surface);
        CHECK(std::ranges::equal(image->colours, raster::workbench_palette.colours));
    }
}

TEST_CASE("two equal colours keep their pens")
{
    raster::Palette grey = raster::workbench_palette;
    grey.colours.fill({0x88, 0x88, 0x88});
    const Surface surface = stripes({16, 2});
    const auto image = raster::decode_png(raster::encode_png(surface, grey), "x.png");
    REQUIRE(image.has_value());
    CHECK(image->surface == surface);
}

TEST_CASE("a picture in true colour is a PNG, but none with a palette")
{
    const auto bytes = raster::encode_png(raster::RgbImage{{2, 1}, {{1, 2, 3}, {4, 5, 6}}});
    CHECK(bytes.size() > 8);
    const auto image = raster::decode_png(bytes, "bild.png");
    REQUIRE_FALSE(image.has_value());
    CHECK(to_string(image.error()) == "bild.png: the picture has no palette");
}

TEST_CASE("a pixel of a colour that the palette lacks is damage, not a crash later")
{
    const auto whole = raster::encode_png(stripes({16, 2}), raster::workbench_palette);
    const auto image = raster::decode_png(with_two_colours(whole), "bild.png");
    REQUIRE_FALSE(image.has_value());
    CHECK(to_string(image.error()) ==
          "bild.png: damaged PNG picture: a pixel has a colour that the palette lacks");
}

TEST_CASE("a file cut at any byte is refused or whole, never a crash")
{
    const Surface surface = stripes({9, 5});
    const auto bytes = raster::encode_png(surface, raster::workbench_palette);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        CAPTURE(length);
        const auto image = raster::decode_png(std::span(bytes).first(length), "x.png");
        CHECK((!image.has_value() || image->surface == surface));
    }
    CHECK_FALSE(raster::decode_png({}, "x.png").has_value());
}

TEST_CASE("a picture of absurd size is refused before memory is taken")
{
    auto bytes = raster::encode_png(stripes({8, 8}), raster::workbench_palette);
    // The header chunk's width becomes 65544; the chunk's checksum is made to fit.
    const std::array<std::uint8_t, 4> width{0x00, 0x01, 0x00, 0x08};
    std::ranges::copy(width, bytes.begin() + 16);
    const std::uint32_t sum = crc(std::span(bytes).subspan(12, 17));
    for (unsigned i = 0; i < 4; ++i) {
        bytes.at(29 + i) = static_cast<std::uint8_t>(sum >> (24U - 8U * i));
    }
    const auto image = raster::decode_png(bytes, "x.png");
    REQUIRE_FALSE(image.has_value());
    CHECK(to_string(image.error()) == "x.png: the picture is larger than 4096x4096");
}

TEST_SUITE_END();
