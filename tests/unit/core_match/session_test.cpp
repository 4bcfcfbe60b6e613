#include "core/match/session.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <vector>

using mancala::Pit;
using match::Action;
using match::Denial;
using match::Origin;
using match::Phase;
using match::SeatKind;
using match::Seats;
using match::Session;

namespace {

Seats seats(SeatKind one, SeatKind two)
{
    return {{match::Seat{one, "A"}, match::Seat{two, "B"}}};
}

const Seats two_humans = seats(SeatKind::human, SeatKind::human);
const Seats human_first = seats(SeatKind::human, SeatKind::normal);
const Seats two_computers = seats(SeatKind::normal, SeatKind::taktik);

/// Plays to the natural end with the lowest pit each time.
void play_out(Session& session)
{
    while (session.phase() == Phase::running) {
        const Pit pit = mancala::pits_with_stones(session.position()).front();
        REQUIRE_FALSE(session.submit(match::PlayPit{pit}, Origin::user));
    }
}

void play_all(Session& session, const std::vector<int>& pits)
{
    for (const int pit : pits) {
        const Origin origin = session.computer_to_move() ? Origin::computer : Origin::user;
        REQUIRE_FALSE(session.submit(match::PlayPit{Pit(pit)}, origin));
    }
}

} // namespace

TEST_SUITE_BEGIN("core/match/session");

TEST_CASE("at program start the board is set up and no game runs")
{
    const Session session(two_humans);
    CHECK(session.phase() == Phase::ready);
    CHECK(session.position() == mancala::initial());
    CHECK(session.change() == 0);
}

TEST_CASE("a human player one begins by playing a pit on the fresh board")
{
    for (const Origin origin : {Origin::user, Origin::port, Origin::text}) {
        Session session(human_first);
        CHECK_FALSE(session.submit(match::PlayPit{Pit(1)}, origin));
        CHECK(session.phase() == Phase::running);
        CHECK(session.moves().size() == 1);
    }
}

TEST_CASE("a computer player one waits for NEUES SPIEL")
{
    Session session(seats(SeatKind::normal, SeatKind::human));
    CHECK(session.submit(match::PlayPit{Pit(1)}, Origin::user) == Denial::no_game);
    CHECK_FALSE(session.submit(match::NewGame{}, Origin::user));
    CHECK(session.computer_to_move());
}

TEST_CASE("after the end of a game only NEUES SPIEL starts one")
{
    Session session(two_humans);
    session.submit(match::NewGame{}, Origin::user);
    session.submit(match::EndGame{}, Origin::user);
    CHECK(session.phase() == Phase::over);
    CHECK(session.submit(match::PlayPit{Pit(1)}, Origin::user) == Denial::no_game);
    CHECK(session.submit(match::EndGame{}, Origin::user) == Denial::no_game);
    CHECK_FALSE(session.submit(match::NewGame{}, Origin::user));
    CHECK(session.phase() == Phase::running);
}

TEST_CASE("nobody plays for a computer and no computer for a human")
{
    Session session(human_first);
    session.submit(match::NewGame{}, Origin::user);
    CHECK(session.submit(match::PlayPit{Pit(1)}, Origin::computer) == Denial::human_to_move);
    session.submit(match::PlayPit{Pit(1)}, Origin::user);
    CHECK(session.submit(match::PlayPit{Pit(7)}, Origin::user) == Denial::computer_to_move);
    CHECK(session.submit(match::PlayPit{Pit(7)}, Origin::port) == Denial::computer_to_move);
    CHECK_FALSE(session.submit(match::PlayPit{Pit(7)}, Origin::computer));
}

TEST_CASE("an empty pit is denied and changes nothing")
{
    Session session(two_humans);
    session.submit(match::PlayPit{Pit(1)}, Origin::user);
    const auto change = session.change();
    CHECK(session.submit(match::PlayPit{Pit(1)}, Origin::user) == Denial::empty_pit);
    CHECK(session.change() == change);
    CHECK(session.moves().size() == 1);
}

TEST_CASE("a game ends by itself when a row is empty")
{
    Session session(two_humans);
    session.submit(match::NewGame{}, Origin::user);
    play_out(session);
    CHECK(session.ending() == match::Ending::natural);
    CHECK(mancala::stones_on_board(session.position()) == 0);
}

TEST_CASE("ending early leaves the stones on the board")
{
    Session session(two_humans);
    session.submit(match::PlayPit{Pit(1)}, Origin::user);
    session.submit(match::EndGame{}, Origin::user);
    CHECK(session.ending() == match::Ending::early);
    CHECK(mancala::stones_on_board(session.position()) == 47);
}

TEST_CASE("every change has the next number and is told with the position before")
{
    Session session(two_humans);
    std::vector<std::uint64_t> numbers;
    std::vector<mancala::Position> before;
    session.observe([&](const match::Event& event) {
        numbers.push_back(event.change);
        before.push_back(event.before);
    });
    const std::vector<Action> actions{match::NewGame{},       match::PlayPit{Pit(4)},
                                      match::PlayPit{Pit(2)}, match::Undo{},
                                      match::Redo{},          match::EndGame{}};
    for (const Action& action : actions) {
        REQUIRE_FALSE(session.submit(action, Origin::user));
    }
    CHECK(numbers == std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6});
    CHECK(before[1] == mancala::initial());
    CHECK(before[2] == mancala::play(mancala::initial(), Pit(4)).position);
    CHECK(session.change() == 6);
}

TEST_CASE("other players may sit down at any time and that is a change")
{
    Session session(two_humans);
    REQUIRE_FALSE(session.submit(match::SetSeats{two_computers}, Origin::user));
    CHECK(session.change() == 1);
    CHECK(session.phase() == Phase::ready);
    CHECK(session.submit(match::PlayPit{Pit(1)}, Origin::user) == Denial::no_game);
    session.submit(match::NewGame{}, Origin::user);
    CHECK(session.computer_to_move());
    session.submit(match::PlayPit{Pit(4)}, Origin::computer);
    const mancala::Position position = session.position();
    REQUIRE_FALSE(session.submit(match::SetSeats{human_first}, Origin::port));
    CHECK(session.change() == 4);
    CHECK(session.position() == position);
    CHECK(session.seats().both[1].name == "B");
    CHECK_FALSE(session.ask(match::Undo{}, Origin::user));
}

TEST_CASE("two computers that go round in a circle are stopped the third time, humans are not")
{
    // From one stone a pit these moves lead to the circle of five stones that perfect play never
    // leaves.
    const std::vector<int> way{1, 4, 5, 4, 6, 8, 3, 1, 7, 1, 9, 12};
    const std::vector<int> circle{6, 5, 6, 8, 4, 1, 3, 7, 8, 7, 5, 9, 12, 10};
    const auto rounds_played = [&](const Seats& who) {
        Session session(who, 1);
        session.submit(match::NewGame{}, Origin::user);
        play_all(session, way);
        int rounds = 0;
        while (rounds < 4 && session.phase() == Phase::running) {
            play_all(session, circle);
            ++rounds;
        }
        CHECK((session.ending() == match::Ending::repetition) == (who.humans() == 0));
        return rounds;
    };
    CHECK(rounds_played(two_computers) == 2);
    CHECK(rounds_played(human_first) == 4);
    CHECK(rounds_played(two_humans) == 4);
}

TEST_SUITE_END();
