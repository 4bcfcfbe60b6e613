#include "core/match/session.hpp"
#include "core/match/undo_policy.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using mancala::Move;
using mancala::Pit;
using mancala::Player;
using match::Denial;
using match::Origin;
using match::Phase;
using match::SeatKind;
using match::Session;

namespace {

match::Seats seats(SeatKind one, SeatKind two)
{
    return {{match::Seat{one, "A"}, match::Seat{two, "B"}}};
}

std::vector<Move> history(std::initializer_list<int> players)
{
    std::vector<Move> moves;
    for (const int player : players) {
        moves.push_back({player == 1 ? Player::one : Player::two, Pit(1)});
    }
    return moves;
}

void play(Session& session, int pit)
{
    const Origin origin = session.computer_to_move() ? Origin::computer : Origin::user;
    REQUIRE_FALSE(session.submit(match::PlayPit{Pit(pit)}, origin));
}

} // namespace

TEST_SUITE_BEGIN("core/match/undo");

TEST_CASE("how many moves one Undo takes back, for every pairing of seats")
{
    const auto humans = seats(SeatKind::human, SeatKind::human);
    const auto human_left = seats(SeatKind::human, SeatKind::gemein);
    const auto human_right = seats(SeatKind::extern1, SeatKind::human);
    const auto computers = seats(SeatKind::normal, SeatKind::taktik);
    using match::moves_to_take_back;
    CHECK(moves_to_take_back(history({}), humans) == 0);
    CHECK(moves_to_take_back(history({1, 1, 2}), humans) == 1);
    CHECK(moves_to_take_back(history({1, 1}), humans) == 1);
    CHECK(moves_to_take_back(history({1, 2, 2, 2}), human_left) == 4);
    CHECK(moves_to_take_back(history({1, 2, 1}), human_left) == 1);
    CHECK(moves_to_take_back(history({1, 1, 1}), human_right) == 0);
    CHECK(moves_to_take_back(history({1, 2, 1, 1}), human_right) == 3);
    CHECK(moves_to_take_back(history({1, 2, 1}), computers) == 0);
}

TEST_CASE("repeated Undo leads back to the start, where the game still runs")
{
    Session session(seats(SeatKind::human, SeatKind::human));
    for (const int pit : {4, 2, 7, 1, 8}) {
        play(session, pit);
    }
    int undone = 0;
    while (!session.submit(match::Undo{}, Origin::user)) {
        ++undone;
    }
    CHECK(undone == 5);
    CHECK(session.position() == mancala::initial());
    CHECK(session.phase() == Phase::running);
    CHECK(session.submit(match::Undo{}, Origin::user) == Denial::nothing_to_undo);
}

TEST_CASE("after Spiel beenden one Undo takes back the ending alone")
{
    Session session(seats(SeatKind::human, SeatKind::normal));
    play(session, 1);
    session.submit(match::EndGame{}, Origin::user);
    CHECK_FALSE(session.submit(match::Undo{}, Origin::user));
    CHECK(session.phase() == Phase::running);
    CHECK(session.moves().size() == 1);
    CHECK_FALSE(session.ending());
}

TEST_CASE("Undo works after a natural end")
{
    Session session(seats(SeatKind::human, SeatKind::human));
    session.submit(match::NewGame{}, Origin::user);
    while (session.phase() == Phase::running) {
        play(session, mancala::pits_with_stones(session.position()).front().number());
    }
    const auto moves = session.moves();
    CHECK_FALSE(session.submit(match::Undo{}, Origin::user));
    CHECK(session.phase() == Phase::running);
    CHECK(session.moves().size() + 1 == moves.size());
}

TEST_CASE("after a natural end against a computer Undo goes back to the human's own last move")
{
    Session session(seats(SeatKind::human, SeatKind::normal));
    session.submit(match::NewGame{}, Origin::user);
    while (session.phase() == Phase::running) {
        play(session, mancala::pits_with_stones(session.position()).front().number());
    }
    CHECK_FALSE(session.submit(match::Undo{}, Origin::user));
    CHECK(session.phase() == Phase::running);
    CHECK(session.position().to_move == Player::one);
}

TEST_CASE("two computers have nothing to undo, not even an early end")
{
    Session session(seats(SeatKind::normal, SeatKind::normal));
    session.submit(match::NewGame{}, Origin::user);
    play(session, 1);
    CHECK(session.submit(match::Undo{}, Origin::user) == Denial::nothing_to_undo);
    session.submit(match::EndGame{}, Origin::user);
    CHECK(session.submit(match::Undo{}, Origin::user) == Denial::nothing_to_undo);
}

TEST_CASE("a human without a move of his own has nothing to undo")
{
    Session session(seats(SeatKind::normal, SeatKind::human));
    session.submit(match::NewGame{}, Origin::user);
    play(session, 1);
    CHECK(session.submit(match::Undo{}, Origin::user) == Denial::nothing_to_undo);
    CHECK(session.moves().size() == 1);
}

TEST_CASE("Redo brings back what the last Undo took, until another move is made")
{
    Session session(seats(SeatKind::human, SeatKind::normal));
    for (const int pit : {1, 7, 2}) {
        play(session, pit);
    }
    const auto moves = session.moves();
    const auto position = session.position();
    session.submit(match::Undo{}, Origin::user);
    session.submit(match::Undo{}, Origin::user);
    CHECK(session.moves().empty());
    CHECK_FALSE(session.submit(match::Redo{}, Origin::user));
    CHECK_FALSE(session.submit(match::Redo{}, Origin::user));
    CHECK(session.moves() == moves);
    CHECK(session.position() == position);
    CHECK(session.submit(match::Redo{}, Origin::user) == Denial::nothing_to_redo);
    session.submit(match::Undo{}, Origin::user);
    play(session, 3);
    CHECK(session.submit(match::Redo{}, Origin::user) == Denial::nothing_to_redo);
}

TEST_CASE("Redo brings back an early end")
{
    Session session(seats(SeatKind::human, SeatKind::human));
    play(session, 1);
    session.submit(match::EndGame{}, Origin::user);
    session.submit(match::Undo{}, Origin::user);
    session.submit(match::Redo{}, Origin::user);
    CHECK(session.ending() == match::Ending::early);
}

TEST_SUITE_END();
