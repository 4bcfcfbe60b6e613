#include "app/glue/board_layout.hpp"
#include "app/glue/stone_heap.hpp"

#include <doctest/doctest.h>

#include <set>
#include <utility>

using glue::heap_in_pit;
using glue::rows_in_store;
using raster::Point;

namespace {

constexpr int all_stones = 108; ///< nine in each of the twelve pits

std::size_t different_places(const std::vector<Point>& points)
{
    std::set<std::pair<int, int>> places;
    for (const Point point : points) {
        places.emplace(point.x, point.y);
    }
    return places.size();
}

/// The least square of the distance between the middles of two stones.
int least_distance_squared(const std::vector<Point>& points)
{
    int least = 1'000'000;
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = i + 1; j < points.size(); ++j) {
            const Point away = points[i] - points[j];
            least = std::min(least, away.x * away.x + away.y * away.y);
        }
    }
    return least;
}

} // namespace

TEST_SUITE_BEGIN("stone heap");

TEST_CASE("every stone has a place of its own, in a pit as in a store")
{
    for (int stones = 0; stones <= all_stones; ++stones) {
        CAPTURE(stones);
        CHECK(different_places(heap_in_pit(stones)) == static_cast<std::size_t>(stones));
        CHECK(different_places(rows_in_store(stones)) == static_cast<std::size_t>(stones));
    }
}

TEST_CASE("no stone reaches over the rim of a pit")
{
    constexpr int half = glue::stone_side / 2;
    constexpr int reach = glue::pit_radius - half;
    for (int stones = 1; stones <= all_stones; ++stones) {
        CAPTURE(stones);
        for (const Point point : heap_in_pit(stones)) {
            CHECK(point.x * point.x + point.y * point.y <= reach * reach);
        }
    }
}

TEST_CASE("up to 15 stones of a pit do not overlap")
{
    // Two round stones touch when their middles are a side apart; a pixel of the dark rims is
    // shared now and then.
    constexpr int apart = glue::stone_side - 1;
    for (int stones = 2; stones <= 15; ++stones) {
        CAPTURE(stones);
        CHECK(least_distance_squared(heap_in_pit(stones)) >= apart * apart);
    }
}

TEST_CASE("no stone of a store lies outside it")
{
    constexpr int half = glue::stone_side / 2;
    constexpr int reach = glue::store_side / 2 - 2 - half;
    for (const Point point : rows_in_store(all_stones)) {
        CHECK(std::abs(point.x) <= reach);
        CHECK(std::abs(point.y) <= reach);
    }
}

TEST_CASE("a store is filled in rows of ten from the bottom, without overlap up to 100")
{
    const auto points = rows_in_store(100);
    CHECK(least_distance_squared(points) == glue::stone_side * glue::stone_side);
    for (std::size_t i = 1; i < points.size(); ++i) {
        CAPTURE(i);
        CHECK((points[i].y == points[i - 1].y) == (i % 10 != 0));
        CHECK(points[i].y <= points[i - 1].y);
    }
}

TEST_SUITE_END();
