#include "core/mancala/pit.hpp"

#include <doctest/doctest.h>

#include <vector>

using mancala::Pit;
using mancala::Place;
using mancala::Player;

TEST_SUITE_BEGIN("core/mancala/pit");

TEST_CASE("the pits opposite each other are 1-7, 2-8 .. 6-12")
{
    for (int number = 1; number <= 6; ++number) {
        CHECK(Pit(number).opposite() == Pit(number + 6));
        CHECK(Pit(number + 6).opposite() == Pit(number));
    }
}

TEST_CASE("numbers outside 1 to 12 are no pits")
{
    CHECK_FALSE(Pit::from_number(0));
    CHECK_FALSE(Pit::from_number(13));
    CHECK_FALSE(Pit::from_number(-1));
    CHECK(Pit::from_number(12) == Pit(12));
}

TEST_CASE("a player is 1 or 2")
{
    CHECK(mancala::player_from_number(1) == Player::one);
    CHECK(mancala::player_from_number(2) == Player::two);
    CHECK_FALSE(mancala::player_from_number(0));
    CHECK_FALSE(mancala::player_from_number(3));
}

TEST_CASE("sowing runs 6 to 1, the left store, 7 to 12, then 6 again for player one")
{
    const std::vector<int> ring{5, 4, 3, 2, 1, -1, 7, 8, 9, 10, 11, 12, 6};
    Place place = Place::of(Pit(6));
    for (const int expected : ring) {
        place = place.next_for(Player::one);
        CHECK((place.is_store() ? -mancala::number_of(place.store_owner())
                                : place.pit().number()) == expected);
    }
}

TEST_CASE("player two skips the left store and uses the right one")
{
    const std::vector<int> ring{5, 4, 3, 2, 1, 7, 8, 9, 10, 11, 12, -2, 6};
    Place place = Place::of(Pit(6));
    for (const int expected : ring) {
        place = place.next_for(Player::two);
        CHECK((place.is_store() ? -mancala::number_of(place.store_owner())
                                : place.pit().number()) == expected);
    }
}

TEST_SUITE_END();
