// The eight colours of the screen. Pens 0 to 3 have their Intuition roles (background, text and
// shadow, shine, fill); 4 to 7 belong to the game (board, inside of a pit, stone, light on a
// stone).
#pragma once

#include "render/raster/pixel.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace raster {

struct Rgb
{
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    bool operator==(const Rgb&) const = default;
};

struct Palette
{
    static constexpr std::size_t size = 8;

    std::array<Rgb, size> colours;

    /// The pen must be one of the eight.
    [[nodiscard]] const Rgb& operator[](PenIndex pen) const
    {
        return colours.at(static_cast<std::size_t>(pen));
    }

    bool operator==(const Palette&) const = default;
};

/// What the Workbench showed without a palette of the user's: the default of every entry.
inline constexpr Palette workbench_palette{{{
    {0xAA, 0xAA, 0xAA},
    {0x00, 0x00, 0x00},
    {0xFF, 0xFF, 0xFF},
    {0x66, 0x88, 0xBB},
    {0xEE, 0x44, 0x44},
    {0x55, 0xDD, 0x55},
    {0x00, 0x44, 0xDD},
    {0xEE, 0x99, 0x00},
}}};

/// The contrast ratio of WCAG 2, from 1 (same) to 21 (black on white). Text wants 4.5.
[[nodiscard]] double contrast(Rgb a, Rgb b);

} // namespace raster
