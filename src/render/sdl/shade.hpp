// Rows of the window that are darkened so that the picture looks like one on a monitor of 1996.
// Pure sums: no window is needed.
#pragma once

#include "render/raster/geometry.hpp"

#include <cstdint>
#include <vector>

namespace sdl {

/// What is laid over the picture.
enum class Effect
{
    none,
    scanlines, ///< a dark gap below each row of the picture
    flicker    ///< odd and even rows take turns in being a little darker
};

/// Which rows the beam draws; matters to `flicker` alone.
enum class Field
{
    odd,
    even
};

/// Neighbouring rows of the window, darkened alike.
struct Shade
{
    int top = 0;
    int height = 0;
    std::uint8_t strength = 0; ///< 1 (hardly) to 255 (black)

    bool operator==(const Shade&) const = default;
};

/// The darkened rows of the picture that stands at `picture` and has so many rows of its own. A
/// row of the window that lies only partly in a gap is darkened in that part, so that no scale
/// makes patterns. Where the window has no room for a gap below each row there is one below every
/// second, third ...
[[nodiscard]] std::vector<Shade>
shades(const raster::Rect& picture, int rows, Effect effect, Field field);

/// No row gets darker than this by `flicker`: its light, which goes with the power of 2.2, changes
/// by less than a tenth, and that is no flash (WCAG 2.3.1). As the other rows get lighter by as
/// much, the picture as a whole keeps its light.
inline constexpr std::uint8_t flicker_strength = 11;

} // namespace sdl
