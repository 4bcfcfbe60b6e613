#include "app/glue/record_seats.hpp"

#include <doctest/doctest.h>

using match::Origin;
using match::Seat;
using match::SeatKind;

namespace {

match::Session played(int stones)
{
    match::Session session({{Seat{SeatKind::human, "Anna"}, Seat{SeatKind::extern2, "Jörg"}}},
                           stones);
    session.submit(match::PlayPit{mancala::Pit(1)}, Origin::user);
    session.submit(match::PlayPit{mancala::Pit(8)}, Origin::computer);
    return session;
}

} // namespace

TEST_SUITE("app/glue/record_seats")
{
    TEST_CASE("the record of a running game reads back as the same game with the same seats")
    {
        const match::Session session = played(5);
        const mancala::Record written =
            glue::record_of(session, {glue::ExternNote{}, glue::ExternNote{"/a b/ö.cando", "x"}});
        const auto read = mancala::read_record(mancala::print_record(written), "f");
        REQUIRE(read);
        CHECK(*read == written);
        CHECK(read->stones_per_pit == 5);
        CHECK(glue::can_go_on(*read));
        const match::Seats seats = glue::seats_of(*read, match::first_run_seats());
        CHECK(seats.both[0].name == "Anna");
        CHECK(seats.both[0].kind == SeatKind::human);
        CHECK(seats.both[1].name == "Jörg");
        CHECK(seats.both[1].kind == SeatKind::extern2);
        CHECK(glue::extern_files_of(*read) == glue::ExternFiles{"", "/a b/ö.cando"});

        match::Session other(match::first_run_seats());
        CHECK_FALSE(other.submit(glue::restoration(*read), Origin::editor));
        CHECK(other.line() == session.line());
        CHECK(other.moves() == session.moves());
    }

    TEST_CASE("a player file is named only if its player sits there, and from the root")
    {
        const match::Session session = played(4);
        const auto record =
            glue::record_of(session, {glue::ExternNote{"/one", ""}, glue::ExternNote{"two", ""}});
        const glue::ExternFiles files = glue::extern_files_of(record);
        CHECK(files[0].empty());
        CHECK(files[1].front() == '/');
        CHECK(files[1].ends_with("/two"));
        const auto two_lines = glue::record_of(session, {glue::ExternNote{}, {"/a\nb", ""}});
        CHECK(glue::extern_files_of(two_lines)[1].empty());
    }

    TEST_CASE("what a record leaves open or says wrongly is as it would be without it")
    {
        mancala::Record record;
        record.names[1] = "Jörg";
        record.unknown_lines = {"Typ1 nobody", "Typ2", "; Typ2 taktik"};
        const match::Seats usual{{Seat{SeatKind::gemein, "A"}, Seat{SeatKind::normal, "B"}}};
        const match::Seats seats = glue::seats_of(record, usual);
        CHECK(seats.both[0].name == "A");
        CHECK(seats.both[0].kind == SeatKind::gemein);
        CHECK(seats.both[1].name == "Jörg");
        CHECK(seats.both[1].kind == SeatKind::normal);
    }

    TEST_CASE("an old record and one that is over cannot go on")
    {
        mancala::Record record;
        CHECK(glue::can_go_on(record));
        record.sides = mancala::Sides::missing;
        CHECK_FALSE(glue::can_go_on(record));
        record.sides = mancala::Sides::written;
        record.line.back().pits.fill(0);
        CHECK_FALSE(glue::can_go_on(record));
    }
}
