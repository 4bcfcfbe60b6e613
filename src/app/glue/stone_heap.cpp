#include "app/glue/stone_heap.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace glue {

namespace {

using raster::Point;

struct Ring
{
    int stones = 0;
    double radius = 0;
    double turn = 0; ///< of the first stone, in twelfths of a half circle, from straight up
};

using Pattern = std::array<Ring, 3>;

/// For 1 to 19 stones: rings from the inside. Up to six they lie as on a die.
constexpr std::array<Pattern, pit_layer> patterns{{
    {{{1, 0, 0}}},
    {{{2, 9.6, 3}}},
    {{{3, 10.8, 0}}},
    {{{4, 12.9, 3}}},
    {{{1, 0, 0}, {4, 17.1, 3}}},
    {{{1, 0, 0}, {5, 16.4, 0}}},
    {{{1, 0, 0}, {6, 16.4, 0}}},
    {{{1, 0, 0}, {7, 17.4, 0}}},
    {{{1, 0, 0}, {8, 18.4, 1.5}}},
    {{{2, 7.2, 3}, {8, 19.8, 1.5}}},
    {{{3, 7.3, 0}, {8, 20.2, 1.5}}},
    {{{3, 7.6, 0}, {9, 20.8, 0}}},
    {{{4, 8.6, 3}, {9, 21.2, 0}}},
    {{{4, 8.6, 3}, {10, 21.6, 0}}},
    {{{5, 10.2, 0}, {10, 21.7, 1.2}}},
    {{{1, 0, 0}, {5, 11.4, 0}, {10, 21.7, 1.2}}},
    {{{1, 0, 0}, {5, 11.4, 0}, {11, 21.8, 0}}},
    {{{1, 0, 0}, {6, 11.3, 0}, {11, 21.8, 0}}},
    {{{1, 0, 0}, {6, 11.3, 0}, {12, 21.8, 1}}},
}};

/// Where a layer lies: the upper ones closer together and pushed off the middle, so that no stone
/// hides another.
struct Spread
{
    double factor = 1;
    Point offset;
};

constexpr std::array<Spread, 6> spreads{{
    {1.0, {0, 0}},
    {0.8, {5, -3}},
    {0.8, {-4, 3}},
    {0.8, {3, 4}},
    {0.8, {-3, -5}},
    {0.8, {0, 0}},
}};

Point on_ring(const Ring& ring, int stone, const Spread& spread)
{
    constexpr double half = std::numbers::pi;
    const double angle = ring.turn * half / 12 + 2 * half * stone / ring.stones;
    const double radius = ring.radius * spread.factor;
    return spread.offset + Point{static_cast<int>(std::lround(radius * std::sin(angle))),
                                 static_cast<int>(std::lround(-radius * std::cos(angle)))};
}

/// From the back of the layer to its front, so that what lies nearer covers what lies behind.
std::vector<Point> layer(int stones, const Spread& spread)
{
    std::vector<Point> points;
    for (const Ring& ring : patterns.at(static_cast<std::size_t>(stones) - 1)) {
        for (int stone = 0; stone < ring.stones; ++stone) {
            points.push_back(on_ring(ring, stone, spread));
        }
    }
    std::ranges::sort(points,
                      [](Point a, Point b) { return a.y < b.y || (a.y == b.y && a.x < b.x); });
    return points;
}

/// The place itself, or the next free one beside it in the direction of the pit's middle.
Point free_place(const std::vector<Point>& taken, Point wanted)
{
    const int step = wanted.x > 0 ? -1 : 1;
    while (std::ranges::find(taken, wanted) != taken.end()) {
        wanted.x += step;
    }
    return wanted;
}

} // namespace

std::vector<Point> heap_in_pit(int stones)
{
    std::vector<Point> points;
    for (std::size_t level = 0; stones > 0; ++level, stones -= pit_layer) {
        const Spread& spread = spreads.at(level % spreads.size());
        for (const Point point : layer(std::min(stones, pit_layer), spread)) {
            points.push_back(free_place(points, point));
        }
    }
    return points;
}

std::vector<Point> rows_in_store(int stones)
{
    constexpr int per_row = 10;
    constexpr int gap = 2; // between the fives
    std::vector<Point> points;
    for (int stone = 0; stone < stones; ++stone) {
        const int column = stone % per_row;
        const int row = stone % store_layer / per_row;
        const int lift = stone / store_layer * (stone_side / 2);
        points.push_back({(column - per_row / 2) * stone_side + stone_side / 2 +
                              (column < per_row / 2 ? -gap / 2 : gap / 2) + lift,
                          (per_row / 2 - 1 - row) * stone_side + stone_side / 2 - lift});
    }
    return points;
}

} // namespace glue
