// Points, sizes and rectangles in whole pixels. A rectangle is half open: right and bottom are the
// first column and row that no longer belong to it.
#pragma once

#include <algorithm>

namespace raster {

struct Point
{
    int x = 0;
    int y = 0;

    bool operator==(const Point&) const = default;
};

struct Size
{
    int width = 0;
    int height = 0;

    bool operator==(const Size&) const = default;
};

struct Rect
{
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] constexpr int right() const { return x + width; }
    [[nodiscard]] constexpr int bottom() const { return y + height; }
    [[nodiscard]] constexpr Point origin() const { return {x, y}; }
    [[nodiscard]] constexpr Size size() const { return {width, height}; }
    [[nodiscard]] constexpr bool is_empty() const { return width <= 0 || height <= 0; }
    [[nodiscard]] constexpr bool contains(Point point) const
    {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }

    bool operator==(const Rect&) const = default;
};

[[nodiscard]] constexpr Point operator+(Point a, Point b)
{
    return {a.x + b.x, a.y + b.y};
}

[[nodiscard]] constexpr Point operator-(Point a, Point b)
{
    return {a.x - b.x, a.y - b.y};
}

/// The rectangle of this size with its corner at the point.
[[nodiscard]] constexpr Rect rect_at(Point corner, Size size)
{
    return {corner.x, corner.y, size.width, size.height};
}

/// The rectangle moved by the offset.
[[nodiscard]] constexpr Rect offset(Rect rect, Point by)
{
    return {rect.x + by.x, rect.y + by.y, rect.width, rect.height};
}

/// The rectangle made smaller by these many pixels on each side.
[[nodiscard]] constexpr Rect inset(Rect rect, int horizontal, int vertical)
{
    return {rect.x + horizontal, rect.y + vertical, rect.width - 2 * horizontal,
            rect.height - 2 * vertical};
}

/// What both rectangles cover; an empty rectangle if there is nothing.
[[nodiscard]] constexpr Rect clip(Rect a, Rect b)
{
    const int left = std::max(a.x, b.x);
    const int top = std::max(a.y, b.y);
    const int width = std::min(a.right(), b.right()) - left;
    const int height = std::min(a.bottom(), b.bottom()) - top;
    return {left, top, std::max(width, 0), std::max(height, 0)};
}

/// The smallest rectangle that covers both; an empty one adds nothing.
[[nodiscard]] constexpr Rect cover(Rect a, Rect b)
{
    if (a.is_empty()) {
        return b;
    }
    if (b.is_empty()) {
        return a;
    }
    const int left = std::min(a.x, b.x);
    const int top = std::min(a.y, b.y);
    return {left, top, std::max(a.right(), b.right()) - left,
            std::max(a.bottom(), b.bottom()) - top};
}

/// Where a thing of this size starts so that it stands in the middle; odd rests go right and down.
[[nodiscard]] constexpr Point centred(Size thing, Rect in)
{
    return {in.x + (in.width - thing.width) / 2, in.y + (in.height - thing.height) / 2};
}

} // namespace raster
