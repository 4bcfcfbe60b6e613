// Where in a window the picture stands, and which of its pixels lies under a point. Pure sums: no
// window is needed.
#pragma once

#include "render/raster/geometry.hpp"

#include <optional>

namespace sdl {

/// The shape of the picture's pixels.
enum class Aspect
{
    square, ///< as on a PAL monitor
    ntsc,   ///< 5 wide, 6 high, so that 640x400 fills 4:3
    fill    ///< whatever fills the window
};

enum class Scaling
{
    integer, ///< every pixel a whole number of rows high, nothing mixed
    fitted   ///< as large as possible, pixel edges mixed
};

struct ViewMode
{
    Aspect aspect = Aspect::square;
    Scaling scaling = Scaling::integer;

    bool operator==(const ViewMode&) const = default;
};

/// The rectangle of the window that shows the picture; what is left around it are bars. Never
/// empty, never larger than the window (1x1 at least). Where not even the single size fits, integer
/// scaling is fitted scaling; in `ntsc` it keeps rows whole and lets columns differ by one.
[[nodiscard]] raster::Rect viewport(raster::Size window, raster::Size canvas, ViewMode mode);

/// The size of a window that shows the picture this many times as large, without bars.
[[nodiscard]] raster::Size window_size(raster::Size canvas, Aspect aspect, int scale);

/// The largest scale up to `wanted` whose window fits; 1 at least.
[[nodiscard]] int
fitting_scale(raster::Size available, raster::Size canvas, Aspect aspect, int wanted);

/// The canvas pixel that is shown at a pixel of the window; outside the canvas for a point on a
/// bar, as far away as the picture's scale says, so that dragging goes on there.
[[nodiscard]] raster::Point
canvas_point(raster::Point at, const raster::Rect& viewport, raster::Size canvas);

/// Likewise for a point in the desktop's unit of measure: on a dense screen a window of a size in
/// that unit has `pixels`.
[[nodiscard]] raster::Point canvas_point(
    raster::Point at, raster::Size window, raster::Size pixels, raster::Size canvas, ViewMode mode);

/// Where a window belongs that has left the full screen: in the middle of it if no part of it is
/// there any more, as when its monitor was pulled out meanwhile. Nothing if it may stay.
[[nodiscard]] std::optional<raster::Point> place_after_full_screen(const raster::Rect& filled,
                                                                   const raster::Rect& window);

} // namespace sdl
