#include "app/glue/seat_players.hpp"
#include "core/mancala/rules.hpp"

#include <doctest/doctest.h>

using match::Seat;
using match::SeatKind;
using match::Seats;

TEST_SUITE_BEGIN("app/glue/seat_players");

TEST_CASE("a human's seat has no player, a computer's has one")
{
    const Seats seats{{Seat{SeatKind::human, "A"}, Seat{SeatKind::taktik, "B"}}};
    const auto players = glue::make_seat_players(seats, {}, glue::Language::german);
    REQUIRE(players);
    CHECK_FALSE((*players)[0]);
    CHECK((*players)[1]);
}

TEST_CASE("an extern seat without a file names no pit and says why")
{
    const Seats seats{{Seat{SeatKind::human, "A"}, Seat{SeatKind::extern2, "B"}}};
    const auto players = glue::make_seat_players(seats, {}, glue::Language::german);
    REQUIRE(players);
    base::Budget budget;
    const players::Choice choice = (*players)[1]->choose(mancala::initial(), 1, budget);
    CHECK_FALSE(choice.pit);
    REQUIRE(choice.failure);
    CHECK(base::to_string(*choice.failure) == "Computer (Extern 2): keine Spielerdatei geladen");
}

TEST_CASE("a file that does not load is a failure that names it")
{
    const Seats seats{{Seat{SeatKind::extern1, "A"}, Seat{SeatKind::human, "B"}}};
    const auto players =
        glue::make_seat_players(seats, {"/nowhere/x.cando", ""}, glue::Language::german);
    REQUIRE_FALSE(players);
    CHECK(players.error().file == "/nowhere/x.cando");
}

TEST_SUITE_END();
