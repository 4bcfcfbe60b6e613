#include "core/match/seats.hpp"

#include <doctest/doctest.h>

using match::SeatKind;

TEST_SUITE_BEGIN("core/match/seats");

TEST_CASE("the kinds stand in the table in the order of the enum")
{
    for (std::size_t i = 0; i < match::seat_kinds.size(); ++i) {
        CHECK(match::seat_kinds.at(i).kind == static_cast<SeatKind>(i));
    }
}

TEST_CASE("kinds have their command line words and the titles of 1996")
{
    CHECK(match::seat_kind("extern2") == SeatKind::extern2);
    CHECK_FALSE(match::seat_kind("Mensch"));
    CHECK(match::title(SeatKind::gemein) == "Computer (Gemein)");
}

TEST_CASE("a first run has a human against Normal")
{
    const match::Seats seats = match::first_run_seats();
    CHECK(seats.of(mancala::Player::one).is_human());
    CHECK(seats.of(mancala::Player::two).kind == SeatKind::normal);
    CHECK(seats.humans() == 1);
}

TEST_SUITE_END();
