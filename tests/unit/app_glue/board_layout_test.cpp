#include "app/glue/board_layout.hpp"

#include <doctest/doctest.h>

#include <array>

using mancala::Pit;
using mancala::Player;
using raster::Point;
using raster::Rect;

TEST_SUITE_BEGIN("board layout");

TEST_CASE("a pit is hit in its middle and at its rim")
{
    const std::array<Point, 5> spots{{{0, 0}, {-29, 0}, {29, 0}, {0, -29}, {0, 29}}};
    for (const Pit pit : mancala::all_pits()) {
        for (const Point spot : spots) {
            CAPTURE(pit.number());
            CHECK(glue::pit_at(glue::pit_centre(pit) + spot) == pit);
        }
    }
}

TEST_CASE("the wood in the corners round a pit is no pit")
{
    CHECK_FALSE(glue::pit_at(glue::pit_centre(Pit(1)) + Point{22, 22}));
    CHECK_FALSE(glue::pit_at(glue::pit_centre(Pit(12)) + Point{-30, 0}));
    CHECK_FALSE(glue::pit_at({0, 0}));
    CHECK_FALSE(glue::pit_at({-1000, 100'000}));
}

TEST_CASE("pits lie as they are numbered: left to right, top row above bottom row")
{
    for (int number = 1; number < Pit::per_row; ++number) {
        CHECK(glue::pit_centre(Pit(number)).x < glue::pit_centre(Pit(number + 1)).x);
        CHECK(glue::pit_centre(Pit(number)).x == glue::pit_centre(Pit(number + 6)).x);
        CHECK(glue::pit_centre(Pit(number)).y < glue::pit_centre(Pit(number + 6)).y);
    }
}

TEST_CASE("stores are square, the left one player one's, and the board is symmetric")
{
    const Rect left = glue::store_bounds(Player::one);
    const Rect right = glue::store_bounds(Player::two);
    CHECK(left.width == left.height);
    CHECK(right.size() == left.size());
    CHECK(left.x == glue::board_size.width - right.right());
    CHECK(glue::pit_centre(Pit(1)).y == glue::board_size.height - 1 - glue::pit_centre(Pit(7)).y);
}

TEST_SUITE_END();
