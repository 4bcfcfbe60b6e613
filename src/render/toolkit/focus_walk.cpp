#include "render/toolkit/focus_walk.hpp"

#include <cstdlib>
#include <limits>

namespace toolkit {

namespace {

using raster::Point;
using raster::Rect;

Point doubled_centre(Rect box)
{
    return {2 * box.x + box.width, 2 * box.y + box.height};
}

/// How far `to` lies in the direction of the step; what lies aside counts as farther, what lies
/// elsewhere is out of reach.
int distance(Point from, Point to, Step step)
{
    constexpr int aside_weight = 3;
    constexpr int out_of_reach = std::numeric_limits<int>::max();
    const Point way = to - from;
    const bool horizontal = step == Step::left || step == Step::right;
    const bool backwards = step == Step::left || step == Step::up;
    const int along = (horizontal ? way.x : way.y) * (backwards ? -1 : 1);
    const int aside = std::abs(horizontal ? way.y : way.x);
    // Neighbours in a row differ in height by no more than they are apart.
    return along > 0 && aside <= 2 * along ? along + aside_weight * aside : out_of_reach;
}

std::size_t nearest(std::span<const Rect> boxes, std::size_t from, Step step)
{
    std::size_t best = from;
    int best_distance = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const int far = distance(doubled_centre(boxes[from]), doubled_centre(boxes[i]), step);
        if (far < best_distance) {
            best_distance = far;
            best = i;
        }
    }
    return best;
}

} // namespace

std::optional<std::size_t>
walk(std::span<const Rect> boxes, std::optional<std::size_t> from, Step step)
{
    if (boxes.empty()) {
        return std::nullopt;
    }
    const std::size_t count = boxes.size();
    if (!from) {
        return step == Step::previous ? count - 1 : 0;
    }
    switch (step) {
    case Step::next: return (*from + 1) % count;
    case Step::previous: return (*from + count - 1) % count;
    default: return nearest(boxes, *from, step);
    }
}

} // namespace toolkit
