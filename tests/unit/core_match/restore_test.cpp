#include "core/match/session.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

using mancala::Move;
using mancala::Pit;
using mancala::Player;
using match::Denial;
using match::Line;
using match::Origin;
using match::Phase;
using match::Restore;
using match::SeatKind;
using match::Session;

namespace {

Session session_of(SeatKind one, SeatKind two)
{
    return Session(match::Seats{{match::Seat{one, "A"}, match::Seat{two, "B"}}});
}

/// Two humans who have played 3, 9, 10: player 2 has a bonus move with 9.
Session three_moves()
{
    Session session = session_of(SeatKind::human, SeatKind::human);
    for (const int pit : {3, 9, 10}) {
        REQUIRE_FALSE(session.submit(match::PlayPit{Pit(pit)}, Origin::user));
    }
    return session;
}

const Line short_line{mancala::initial(2),
                      {{Player::one, Pit(3)}, {Player::two, Pit(9)}, {Player::one, Pit(6)}}};

} // namespace

TEST_SUITE_BEGIN("core/match/restore");

TEST_CASE("the game goes back to the position after a move of its own")
{
    Session session = three_moves();
    const auto after_one = session.line().at(1);
    CHECK_FALSE(session.submit(Restore{1, {}}, Origin::editor));
    CHECK(session.position() == after_one);
    CHECK(session.moves() == std::vector<Move>{{Player::one, Pit(3)}});
    CHECK(session.change() == 4);
    CHECK(session.phase() == Phase::running);
}

TEST_CASE("what was cut off is brought again by one Redo, until another move is made")
{
    Session session = three_moves();
    const auto after_three = session.position();
    CHECK_FALSE(session.submit(Restore{0, {}}, Origin::editor));
    CHECK(session.position() == mancala::initial());
    CHECK_FALSE(session.submit(match::Redo{}, Origin::user));
    CHECK(session.position() == after_three);
    CHECK(session.moves().size() == 3);
    CHECK_FALSE(session.submit(Restore{2, {}}, Origin::editor));
    CHECK_FALSE(session.submit(match::PlayPit{Pit(1)}, Origin::user));
    CHECK_FALSE(session.can_redo());
}

TEST_CASE("a Restore to the last move changes no stone and leaves nothing to bring again")
{
    Session session = three_moves();
    CHECK_FALSE(session.submit(Restore{3, {}}, Origin::editor));
    CHECK(session.moves().size() == 3);
    CHECK_FALSE(session.can_redo());
}

TEST_CASE("a game that was ended early runs again, and Redo ends it again")
{
    Session session = three_moves();
    CHECK_FALSE(session.submit(match::EndGame{}, Origin::user));
    CHECK_FALSE(session.submit(Restore{3, {}}, Origin::editor));
    CHECK(session.phase() == Phase::running);
    CHECK_FALSE(session.ending());
    CHECK_FALSE(session.submit(match::Redo{}, Origin::user));
    CHECK(session.ending() == match::Ending::early);
}

TEST_CASE("the game becomes a line of moves up to the chosen one, and Undo leads back through it")
{
    Session session = three_moves();
    CHECK_FALSE(session.submit(Restore{2, short_line}, Origin::editor));
    CHECK(session.moves() == std::vector<Move>{{Player::one, Pit(3)}, {Player::two, Pit(9)}});
    CHECK(mancala::even_score(session.position()) == 12);
    CHECK_FALSE(session.can_redo());
    CHECK_FALSE(session.submit(match::Undo{}, Origin::user));
    CHECK_FALSE(session.submit(match::Undo{}, Origin::user));
    CHECK(session.position() == mancala::initial(2));
    CHECK(session.submit(match::Undo{}, Origin::user) == Denial::nothing_to_undo);
    // A new game is again one of the settings.
    CHECK_FALSE(session.submit(match::NewGame{}, Origin::user));
    CHECK(session.position() == mancala::initial());
}

TEST_CASE("a line begins a game on the fresh board, whoever sits there")
{
    Session session = session_of(SeatKind::normal, SeatKind::human);
    CHECK_FALSE(session.submit(Restore{0, short_line}, Origin::editor));
    CHECK(session.phase() == Phase::running);
    CHECK(session.computer_to_move());
}

TEST_CASE("a line whose last position is the end of a game is over")
{
    Session session = session_of(SeatKind::human, SeatKind::human);
    // 12's stone falls in the right store; both rows keep nothing but 6's.
    const Line line{support::board("0 0 0 0 0 5\n 0 2 to move 0\n 0 0 0 0 0 1"),
                    {{Player::two, Pit(12)}}};
    CHECK_FALSE(session.submit(Restore{1, line}, Origin::editor));
    CHECK(session.ending() == match::Ending::natural);
    CHECK(session.position().score(Player::one) == 5);
    CHECK_FALSE(session.submit(match::Undo{}, Origin::user));
    CHECK(session.position() == line.start);
}

TEST_CASE("a Restore beyond the moves or against the rules is refused and changes nothing")
{
    Session session = three_moves();
    const auto position = session.position();
    Line wrong_player = short_line;
    wrong_player.moves[1].player = Player::one;
    Line empty_pit = short_line;
    empty_pit.moves[2].pit = Pit(3);
    for (const Restore& wrong : {Restore{4, {}}, Restore{4, short_line}, Restore{2, wrong_player},
                                 Restore{3, empty_pit}}) {
        CHECK(session.ask(wrong, Origin::editor) == Denial::no_such_position);
        CHECK(session.submit(wrong, Origin::editor) == Denial::no_such_position);
    }
    CHECK(session.position() == position);
    CHECK(session.change() == 3);
}

TEST_SUITE_END();
