// Lines, boxes, round shapes, patterns and copies. Everything is exact to the pixel and made of
// whole numbers, so that pictures are the same on every machine; everything is cut at the view.
#pragma once

#include "render/raster/surface.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace raster {

/// An area pattern as Intuition has it: rows of 16 pixels, highest bit leftmost, repeated.
struct Pattern
{
    std::array<std::uint16_t, 2> rows{};
};

/// Every fourth pixel, shifted on odd rows: laid over what cannot be chosen now.
inline constexpr Pattern ghost_dots{{0x8888, 0x2222}};
/// Every other pixel: the ground of a requester.
inline constexpr Pattern checkerboard{{0xAAAA, 0x5555}};

void fill(SurfaceView view, Rect rect, PenIndex pen);
/// Sets the pattern's one bits and leaves the others. The pattern starts at the rectangle's corner.
void fill_pattern(SurfaceView view, Rect rect, const Pattern& pattern, PenIndex pen);

/// `length` pixels to the right.
void horizontal_line(SurfaceView view, Point from, int length, PenIndex pen);
/// `length` pixels down.
void vertical_line(SurfaceView view, Point from, int length, PenIndex pen);
/// Both ends belong to the line.
void line(SurfaceView view, Point from, Point to, PenIndex pen);
/// The outermost pixels of the rectangle.
void outline(SurfaceView view, Rect rect, PenIndex pen);

/// The widest ellipse inside the rectangle; a square gives a circle.
void fill_ellipse(SurfaceView view, Rect bounds, PenIndex pen);
/// The outermost pixels of the same ellipse, joined at least at their corners.
void outline_ellipse(SurfaceView view, Rect bounds, PenIndex pen);

/// The pixels whose centre lies at most `radius` pixels away from the centre of the pixel given.
void fill_disc(SurfaceView view, Point centre, int radius, PenIndex pen);
void outline_disc(SurfaceView view, Point centre, int radius, PenIndex pen);

/// Copies a part of a picture; pixels of the transparent pen are left out.
void blit(SurfaceView view,
          Point to,
          const Surface& picture,
          Rect part,
          std::optional<PenIndex> transparent = std::nullopt);

} // namespace raster
