#include "render/raster/draw.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace raster {

namespace {

/// Half open, in the coordinates of the ellipse's box.
struct Run
{
    int left = 0;
    int right = 0;
};

/// The pixels of one row whose centre is inside the ellipse. In half pixels the ellipse is
/// (dx / width)^2 + (dy / height)^2 <= 1, and every centre is a whole number.
Run ellipse_run(Size size, int y)
{
    if (y < 0 || y >= size.height) {
        return {};
    }
    const std::int64_t width = size.width;
    const std::int64_t height = size.height;
    const std::int64_t dy = 2 * std::int64_t{y} + 1 - height;
    const std::int64_t room = width * width * (height * height - dy * dy);
    int left = 0;
    while (left < size.width / 2) {
        const std::int64_t dx = 2 * std::int64_t{left} + 1 - width;
        if (dx * dx * height * height <= room) {
            break;
        }
        ++left;
    }
    return {left, size.width - left};
}

Rect disc_box(Point centre, int radius)
{
    return {centre.x - radius, centre.y - radius, 2 * radius + 1, 2 * radius + 1};
}

} // namespace

void fill(SurfaceView view, Rect rect, PenIndex pen)
{
    const Rect area = clip(rect, view.visible());
    for (int y = area.y; y < area.bottom(); ++y) {
        view.set_run(y, area.x, area.right(), pen);
    }
}

void fill_pattern(SurfaceView view, Rect rect, const Pattern& pattern, PenIndex pen)
{
    const Rect area = clip(rect, view.visible());
    for (int y = area.y; y < area.bottom(); ++y) {
        const unsigned row = pattern.rows.at(static_cast<unsigned>(y - rect.y) % 2U);
        for (int x = area.x; x < area.right(); ++x) {
            const unsigned column = static_cast<unsigned>(x - rect.x) % 16U;
            if (((row >> (15U - column)) & 1U) != 0) {
                view.set({x, y}, pen);
            }
        }
    }
}

void horizontal_line(SurfaceView view, Point from, int length, PenIndex pen)
{
    view.set_run(from.y, from.x, from.x + length, pen);
}

void vertical_line(SurfaceView view, Point from, int length, PenIndex pen)
{
    fill(view, {from.x, from.y, 1, length}, pen);
}

void line(SurfaceView view, Point from, Point to, PenIndex pen)
{
    // Bresenham's way: the error says on which side of the true line the next pixel would lie.
    const int dx = std::abs(to.x - from.x);
    const int dy = -std::abs(to.y - from.y);
    const int step_x = from.x < to.x ? 1 : -1;
    const int step_y = from.y < to.y ? 1 : -1;
    int error = dx + dy;
    view.set(from, pen);
    while (from != to) {
        const int doubled = 2 * error;
        if (doubled >= dy) {
            error += dy;
            from.x += step_x;
        }
        if (doubled <= dx) {
            error += dx;
            from.y += step_y;
        }
        view.set(from, pen);
    }
}

void outline(SurfaceView view, Rect rect, PenIndex pen)
{
    horizontal_line(view, rect.origin(), rect.width, pen);
    horizontal_line(view, {rect.x, rect.bottom() - 1}, rect.width, pen);
    vertical_line(view, rect.origin(), rect.height, pen);
    vertical_line(view, {rect.right() - 1, rect.y}, rect.height, pen);
}

void fill_ellipse(SurfaceView view, Rect bounds, PenIndex pen)
{
    for (int y = 0; y < bounds.height; ++y) {
        const Run run = ellipse_run(bounds.size(), y);
        view.set_run(bounds.y + y, bounds.x + run.left, bounds.x + run.right, pen);
    }
}

void outline_ellipse(SurfaceView view, Rect bounds, PenIndex pen)
{
    for (int y = 0; y < bounds.height; ++y) {
        const Run run = ellipse_run(bounds.size(), y);
        const Run above = ellipse_run(bounds.size(), y - 1);
        const Run below = ellipse_run(bounds.size(), y + 1);
        // A pixel is on the rim if one of its four neighbours is outside; only the pixels that
        // both neighbouring rows cover are not.
        const int inner_left = std::max({run.left + 1, above.left, below.left});
        const int inner_right = std::min({run.right - 1, above.right, below.right});
        const int split = std::max(inner_left, std::min(inner_right, run.right));
        view.set_run(bounds.y + y, bounds.x + run.left, bounds.x + std::min(inner_left, run.right),
                     pen);
        view.set_run(bounds.y + y, bounds.x + split, bounds.x + run.right, pen);
    }
}

void fill_disc(SurfaceView view, Point centre, int radius, PenIndex pen)
{
    fill_ellipse(view, disc_box(centre, radius), pen);
}

void outline_disc(SurfaceView view, Point centre, int radius, PenIndex pen)
{
    outline_ellipse(view, disc_box(centre, radius), pen);
}

void blit(SurfaceView view,
          Point to,
          const Surface& picture,
          Rect part,
          std::optional<PenIndex> transparent)
{
    const Point shift = to - part.origin();
    const Rect source = clip(clip(part, picture.bounds()), offset(view.visible(), Point{} - shift));
    for (int y = source.y; y < source.bottom(); ++y) {
        for (int x = source.x; x < source.right(); ++x) {
            const PenIndex pen = picture.at({x, y});
            if (pen != transparent) {
                view.set(Point{x, y} + shift, pen);
            }
        }
    }
}

} // namespace raster
