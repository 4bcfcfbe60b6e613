// One case a rule of guide/verbindung.md, "Crossings".
#include "two_programs.hpp"

TEST_SUITE_BEGIN("core/pairing/crossing");

namespace {

/// 1:1-3 2:2-8, player one is to move. Neither move is a bonus move.
struct Played : Pair
{
    explicit Played(Player hosts_seat = Player::one)
        : Pair(both_human(), hosts_seat)
    {
        link();
        play(3);
        play(8);
        REQUIRE(moves_of(*a) == "1:1-3 2:2-8");
    }
    void play(int pit)
    {
        const bool hosts = a->session().seats().of(a->session().position().to_move).is_here();
        (hosts ? *a : *b).want(zug(pit));
        settle();
    }
    /// Both want something before either has heard of the other's.
    void cross(const pairing::Deed& hosts, const pairing::Deed& guests)
    {
        a->want(hosts);
        b->want(guests);
        settle();
        check_equal();
        CHECK(b->decided == b->wanted);
    }
};

constexpr auto done = std::nullopt;

} // namespace

TEST_CASE("without a crossing a guest's action takes place when the host has ordered it")
{
    Played game;
    game.a->want(zug(1));
    game.settle();
    game.b->want(zug(7));
    CHECK(game.b->session().moves().size() == 3);
    game.settle();
    CHECK(moves_of(*game.b) == "1:1-3 2:2-8 3:1-1 4:2-7");
    game.check_equal();
}

TEST_CASE("host's Zug x guest's Undo: both happen, the Undo last")
{
    Played game;
    game.cross(zug(1), undo);
    CHECK(moves_of(*game.a) == "1:1-3");
    CHECK(game.b->denied == done);
}

TEST_CASE("host's Undo x guest's Zug: the Undo holds, the Zug is dropped")
{
    Played game(Player::two);
    game.cross(undo, zug(1));
    CHECK(moves_of(*game.a) == "1:1-3");
    CHECK(game.b->denied == match::Denial::overtaken);
}

TEST_CASE("Undo x Undo: the guest's is dropped if his move is gone, else both happen")
{
    Played game;
    game.cross(undo, undo);
    CHECK(moves_of(*game.a).empty());
    CHECK(game.b->denied == match::Denial::overtaken);

    Played other(Player::two);
    other.cross(undo, undo);
    CHECK(moves_of(*other.a).empty());
    CHECK(other.b->denied == done);
}

TEST_CASE("Undo twice x Zug: each Undo of the guest waits for the one before")
{
    Played game;
    game.a->want(zug(1));
    game.b->want(undo);
    game.b->want(undo);
    game.settle();
    game.check_equal();
    CHECK(moves_of(*game.a) == "1:1-3");
    CHECK(game.b->denied == match::Denial::nothing_to_undo);

    Played other(Player::two);
    other.a->want(undo);
    other.a->want(undo);
    other.b->want(zug(1));
    other.settle();
    other.check_equal();
    CHECK(other.b->denied == match::Denial::overtaken);
}

TEST_CASE("Neu x Zug: the new game holds; of the guest's Zug nothing is left")
{
    Played game(Player::two);
    game.cross(neu, zug(1));
    CHECK(moves_of(*game.a).empty());
    CHECK(game.b->denied == match::Denial::overtaken);
}

TEST_CASE("Zug x Neu: both happen, the new game last")
{
    Played game;
    game.cross(zug(1), neu);
    CHECK(moves_of(*game.a).empty());
    CHECK(game.b->denied == done);
}

TEST_CASE("Neu x Neu begins one game, Neu x Undo and Neu x Spielende leave the new one alone")
{
    for (const auto& guests : {neu, undo, spielende}) {
        Played game;
        game.cross(neu, guests);
        CHECK(game.a->session().phase() == match::Phase::running);
        CHECK(game.a->session().moves().empty());
        CHECK(game.b->denied == match::Denial::overtaken);
    }
}

TEST_CASE("Spielende x Zug, Undo, Spielende: the game is over and stays so")
{
    for (const auto& guests : {zug(1), undo, spielende}) {
        Played game(Player::two);
        game.cross(spielende, guests);
        CHECK(game.a->session().ending() == match::Ending::early);
        CHECK(game.a->session().moves().size() == 2);
        CHECK(game.b->denied == match::Denial::overtaken);
    }
}

TEST_CASE("Zug or Undo x Spielende: the game is over after it")
{
    for (const auto& hosts : {zug(1), undo}) {
        Played game;
        game.cross(hosts, spielende);
        CHECK(game.a->session().ending() == match::Ending::early);
        CHECK(game.b->denied == done);
    }
}

TEST_CASE("Spielende x Neu begins a new game")
{
    Played game;
    game.cross(spielende, neu);
    CHECK(game.a->session().phase() == match::Phase::running);
    CHECK(game.b->denied == done);
}

TEST_CASE("Spielende and its Undo x Zug: the position is the same again, so the Zug is played")
{
    Played game(Player::two);
    game.a->want(spielende);
    game.a->want(undo);
    game.cross(zug(1), zug(1));
    CHECK(moves_of(*game.a) == "1:1-3 2:2-8 3:1-1");
}

TEST_CASE("what is overtaken twice is dropped")
{
    Played game;
    game.b->want(spielende);
    game.a->want(zug(1));
    while (game.deliver_to_a()) {
    }
    while (game.deliver_to_b()) {
    }
    game.a->want(undo);
    game.settle();
    game.check_equal();
    CHECK(game.b->denied == match::Denial::overtaken);
    CHECK(game.a->session().phase() == match::Phase::running);
}

TEST_CASE("while a guest waits, another pit is refused and other actions wait their turn")
{
    Played game(Player::two);
    game.b->want(zug(1));
    game.b->want(zug(2));
    CHECK(game.b->denied == match::Denial::awaiting_partner);
    game.b->want(spielende);
    game.settle();
    game.check_equal();
    CHECK(game.b->session().ending() == match::Ending::early);
    CHECK(game.b->session().moves().size() == 3);
}

TEST_CASE("an Undo takes back to the asking player's own last move, computers or not")
{
    match::Seats seats = both_human();
    seats.both[0].kind = match::SeatKind::normal;
    Pair pair(seats);
    pair.link();
    pair.a->want(neu);
    (void)pair.a->own_session.submit(match::PlayPit{Pit(3)}, Origin::computer);
    pair.settle();
    pair.b->want(zug(8));
    pair.settle();
    pair.a->want(undo);
    pair.settle();
    CHECK(moves_of(*pair.b).empty());
    pair.check_equal();
}

TEST_CASE("nobody moves for the other's seat, and nothing but the four actions is possible")
{
    Played game;
    CHECK(game.a->session().computer_to_move() == false);
    game.b->want(zug(1));
    CHECK(game.b->denied == match::Denial::partner_to_move);
    auto& session = game.a->own_session;
    CHECK(session.ask(match::Redo{}, Origin::user) == match::Denial::linked);
    CHECK(session.ask(match::Restore{}, Origin::editor) == match::Denial::linked);
    CHECK(session.ask(match::SetSeats{both_human()}, Origin::user) == match::Denial::linked);
    CHECK_FALSE(session.ask(match::SetSeats{session.seats()}, Origin::user));
    CHECK_FALSE(session.can_redo());
}

TEST_CASE("the host decides when the repetition rule ends a game")
{
    match::Seats seats = both_human();
    seats.both[0].kind = match::SeatKind::normal;
    seats.both[1].kind = match::SeatKind::normal;
    Pair pair(seats);
    pair.a->side().seat({pairing::Kind::computer, "A"});
    pair.b->side().seat({pairing::Kind::computer, "B"});
    pair.link();
    pair.a->want(neu);
    pair.settle();
    CHECK(pair.b->own_session.ask(match::EndGame{match::Ending::repetition}, Origin::user) ==
          match::Denial::no_game);
    CHECK_FALSE(
        pair.b->own_session.ask(match::EndGame{match::Ending::repetition}, Origin::partner));
    CHECK(pair.a->own_session.ask(match::EndGame{match::Ending::repetition}, Origin::partner) ==
          match::Denial::no_game);
}

TEST_SUITE_END();
