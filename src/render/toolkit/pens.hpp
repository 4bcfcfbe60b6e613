// The roles that pens play, as Intuition's DrawInfo has them, and which pen plays which role on a
// screen with the 3D look. The themes keep these: their pens 0 to 3 are background, dark, light,
// fill.
#pragma once

#include "render/raster/pixel.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace toolkit {

enum class Pen : std::uint8_t
{
    detail,
    block,
    text,
    shine,
    shadow,
    fill,
    fill_text,
    background,
    highlight_text,
    bar_detail,
    bar_block,
    bar_trim
};

/// The pen number of a role.
[[nodiscard]] constexpr raster::PenIndex pen_index(Pen role)
{
    constexpr std::array<std::uint8_t, 12> numbers{0, 1, 1, 2, 1, 3, 1, 0, 2, 1, 2, 1};
    return raster::PenIndex{numbers.at(static_cast<std::size_t>(role))};
}

} // namespace toolkit
