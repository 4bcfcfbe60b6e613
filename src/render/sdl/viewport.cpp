#include "render/sdl/viewport.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace sdl {

namespace {

using raster::Point;
using raster::Rect;
using raster::Size;

// Commodore's figures for a hires-interlaced NTSC pixel, rounded as monitors showed it.
constexpr int ntsc_width = 5;
constexpr int ntsc_height = 6;

/// The picture's size in units of equal width and height: only its shape matters.
Size shape(Size canvas, Aspect aspect)
{
    return aspect == Aspect::ntsc ? Size{canvas.width * ntsc_width, canvas.height * ntsc_height}
                                  : canvas;
}

int scaled(int length, std::int64_t numerator, std::int64_t denominator)
{
    return static_cast<int>((length * numerator + denominator / 2) / denominator);
}

Size at_least_one(Size size)
{
    return {std::max(size.width, 1), std::max(size.height, 1)};
}

/// The largest rectangle of that shape in the window.
Size fitted(Size window, Size picture)
{
    const bool width_decides =
        std::int64_t{window.width} * picture.height <= std::int64_t{window.height} * picture.width;
    return width_decides
               ? Size{window.width, scaled(picture.height, window.width, picture.width)}
               : Size{scaled(picture.width, window.height, picture.height), window.height};
}

/// The largest size with whole factors; nothing if not even the single size fits.
std::optional<Size> whole(Size window, Size canvas, Aspect aspect)
{
    if (aspect == Aspect::fill) {
        const int columns = window.width / canvas.width;
        const int rows = window.height / canvas.height;
        return columns > 0 && rows > 0
                   ? std::optional(Size{columns * canvas.width, rows * canvas.height})
                   : std::nullopt;
    }
    for (int scale = window.height / canvas.height; scale > 0; --scale) {
        const Size size = window_size(canvas, aspect, scale);
        if (size.width <= window.width) {
            return size;
        }
    }
    return std::nullopt;
}

/// Rounded down, for negative numbers as well.
int floor_division(std::int64_t number, std::int64_t divisor)
{
    const std::int64_t quotient = number / divisor;
    return static_cast<int>(number % divisor < 0 ? quotient - 1 : quotient);
}

int canvas_coordinate(int at, int start, int shown, int length)
{
    // The middle of the window's pixel decides, as in nearest-neighbour drawing.
    return floor_division((2 * std::int64_t{at - start} + 1) * length, 2 * std::int64_t{shown});
}

} // namespace

Size window_size(Size canvas, Aspect aspect, int scale)
{
    const int width = aspect == Aspect::ntsc ? scaled(canvas.width * scale, ntsc_width, ntsc_height)
                                             : canvas.width * scale;
    return {width, canvas.height * scale};
}

int fitting_scale(Size available, Size canvas, Aspect aspect, int wanted)
{
    int scale = std::max(wanted, 1);
    while (scale > 1) {
        const Size size = window_size(canvas, aspect, scale);
        if (size.width <= available.width && size.height <= available.height) {
            break;
        }
        --scale;
    }
    return scale;
}

Rect viewport(Size window, Size canvas, ViewMode mode)
{
    window = at_least_one(window);
    std::optional<Size> size;
    if (mode.scaling == Scaling::integer) {
        size = whole(window, canvas, mode.aspect);
    }
    if (!size) {
        size = mode.aspect == Aspect::fill ? window : fitted(window, shape(canvas, mode.aspect));
    }
    const Size shown = at_least_one(*size);
    return rect_at(raster::centred(shown, rect_at({}, window)), shown);
}

Point canvas_point(Point at, const Rect& viewport, Size canvas)
{
    return {canvas_coordinate(at.x, viewport.x, viewport.width, canvas.width),
            canvas_coordinate(at.y, viewport.y, viewport.height, canvas.height)};
}

Point canvas_point(Point at, Size window, Size pixels, Size canvas, ViewMode mode)
{
    const Point pixel = canvas_point(at, rect_at({}, at_least_one(window)), pixels);
    return canvas_point(pixel, viewport(pixels, canvas, mode), canvas);
}

std::optional<Point> place_after_full_screen(const Rect& filled, const Rect& window)
{
    if (!raster::clip(filled, window).is_empty()) {
        return std::nullopt;
    }
    return raster::centred({window.width, window.height}, filled);
}

} // namespace sdl
