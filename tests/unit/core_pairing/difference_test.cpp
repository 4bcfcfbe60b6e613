#include <algorithm>

#include "two_programs.hpp"

using pairing::Bond;
using pairing::Settling;

TEST_SUITE_BEGIN("core/pairing/difference");

namespace {

/// 1:1-3 on both; then the guest's board gets another move that nobody ordered.
struct Differing : Pair
{
    Differing()
    {
        link();
        a->want(zug(3));
        settle();
        match::Seats alone = b->own_session.seats();
        for (auto& seat : alone.both) {
            seat.home = match::Home::here;
        }
        const auto linked_seats = b->own_session.seats();
        (void)b->own_session.submit(match::SetSeats{alone}, Origin::partner);
        (void)b->own_session.submit(match::PlayPit{Pit(8)}, Origin::user);
        (void)b->own_session.submit(match::SetSeats{linked_seats}, Origin::partner);
    }
    void check_both_stopped()
    {
        CHECK(a->side().bond() == Bond::differing);
        CHECK(b->side().bond() == Bond::differing);
        for (const Program* each : {a.get(), b.get()}) {
            CHECK(each->differences == 1);
            REQUIRE(each->lists.size() == 2);
        }
        CHECK(a->lists[0].pits.size() == 1);
        CHECK(a->lists[1].pits.size() == 2);
        CHECK(b->lists[0] == a->lists[1]);
        CHECK(b->lists[1] == a->lists[0]);
    }
};

} // namespace

TEST_CASE(
    "a difference is noticed with the next action of either side; both stop and have both lists")
{
    Differing by_host;
    by_host.a->want(undo);
    by_host.settle();
    CHECK(by_host.b->differences == 1);

    Differing by_guest;
    by_guest.b->want(spielende);
    by_guest.settle();
    by_guest.check_both_stopped();
    CHECK(by_guest.b->denied == match::Denial::separated);
    by_guest.b->want(undo);
    CHECK(by_guest.b->denied == match::Denial::separated);
}

TEST_CASE("a difference is noticed when the link comes back")
{
    Differing pair;
    pair.cut();
    pair.link();
    pair.check_both_stopped();
}

namespace {

/// One stone of the program's board lies in another pit than the move list says.
void spoil(Program& program)
{
    auto board = program.own_session.line().front();
    ++board.pits.at(11);
    --board.pits.at(10);
    const auto moves = program.own_session.moves();
    REQUIRE_FALSE(program.own_session.submit(
        match::Restore{moves.size(), match::Line{board, moves}}, Origin::partner));
}

/// 1:1-3 on both, and one of the boards spoilt.
struct Spoilt : Pair
{
    explicit Spoilt(bool hosts)
        : hosts_board(hosts)
    {
        link();
        a->want(zug(3));
        settle();
        spoil(hosts ? *a : *b);
    }
    void check_question() const
    {
        for (const Program* each : {a.get(), b.get()}) {
            CHECK_FALSE(each->misdeed);
            CHECK(each->differences >= 1);
        }
        CHECK(a->side().bond() == Bond::differing);
        CHECK(b->side().bond() == Bond::differing);
    }
    bool hosts_board;
};

} // namespace

TEST_CASE("a spoilt board of either side is asked about at once, after the cut and after each more")
{
    for (const bool hosts : {true, false}) {
        for (const bool acts_before : {true, false}) {
            CAPTURE(hosts);
            CAPTURE(acts_before);
            Spoilt pair(hosts);
            if (acts_before) {
                pair.b->want(zug(8));
                pair.settle();
                pair.check_question();
            }
            for (int i = 0; i < 3; ++i) {
                pair.cut();
                pair.link();
                pair.check_question();
            }
        }
    }
}

TEST_CASE("a spoilt board is mended by whoever gives way")
{
    for (const bool hosts : {true, false}) {
        for (const bool host_gives_way : {true, false}) {
            CAPTURE(hosts);
            CAPTURE(host_gives_way);
            Spoilt pair(hosts);
            pair.cut();
            pair.link();
            (host_gives_way ? *pair.a : *pair.b).side().settle(Settling::give_way);
            pair.settle();
            CHECK(pair.a->side().bond() == Bond::linked);
            CHECK(pair.b->side().bond() == Bond::linked);
            CHECK(moves_of(*pair.a) == "1:1-3");
            CHECK(pair.a->session().position() == pair.b->session().position());
            CHECK(pair.a->session().position() ==
                  mancala::play(mancala::initial(), Pit(3)).position);
            pair.b->want(zug(8));
            pair.settle();
            CHECK(moves_of(*pair.a) == "1:1-3 2:2-8");
            CHECK(moves_of(*pair.b) == "1:1-3 2:2-8");
        }
    }
}

TEST_CASE("a host whose list the rules forbid is asked, too, and mended by either answer")
{
    for (const bool host_gives_way : {true, false}) {
        CAPTURE(host_gives_way);
        Spoilt pair(true);
        // By the rules pit 3 would be empty when it is played again; here stones of 8 come there.
        auto board = mancala::initial();
        board.pits.at(7) += 6;
        board.pits.at(9) -= 3;
        board.pits.at(10) -= 3;
        const std::vector<mancala::Move> moves{
            {Player::one, Pit(3)}, {Player::two, Pit(8)}, {Player::one, Pit(3)}};
        REQUIRE_FALSE(pairing::restoration({pairing::Stage::running, {Pit(3), Pit(8), Pit(3)}}, 4));
        REQUIRE_FALSE(pair.a->own_session.submit(
            match::Restore{moves.size(), match::Line{board, moves}}, Origin::partner));
        pair.cut();
        pair.link();
        pair.check_question();
        (host_gives_way ? *pair.a : *pair.b).side().settle(Settling::give_way);
        pair.settle();
        CHECK(pair.a->side().bond() == Bond::linked);
        CHECK(pair.b->side().bond() == Bond::linked);
        CHECK(pair.a->session().position() == pair.b->session().position());
    }
}

TEST_CASE("a host's deed that nobody was told of is asked about after the cut")
{
    Spoilt pair(true);
    const auto restored =
        pairing::restoration({pairing::Stage::running, {Pit(3), Pit(8), Pit(1)}}, 4);
    REQUIRE(restored);
    REQUIRE_FALSE(pair.a->own_session.submit(restored->action, Origin::partner));
    pair.cut();
    pair.link();
    pair.check_question();
}

TEST_CASE("who gives way decides at once; to insist is only told")
{
    for (const bool host_gives_way : {true, false}) {
        Differing pair;
        pair.b->want(spielende);
        pair.settle();
        Program& stubborn = host_gives_way ? *pair.b : *pair.a;
        Program& other = host_gives_way ? *pair.a : *pair.b;
        stubborn.side().settle(Settling::insist);
        pair.settle();
        CHECK(other.insistences == 1);
        CHECK(other.side().bond() == Bond::differing);
        other.side().settle(Settling::give_way);
        pair.settle();
        CHECK(pair.a->side().bond() == Bond::linked);
        CHECK(pair.b->side().bond() == Bond::linked);
        CHECK(pair.a->session().moves().size() == (host_gives_way ? 2 : 1));
        CHECK(moves_of(*pair.a) == moves_of(*pair.b));
        // And it goes on.
        pair.a->want(undo);
        pair.settle();
        CHECK(moves_of(*pair.a).empty());
        CHECK(moves_of(*pair.a) == moves_of(*pair.b));
        CHECK(pair.a->differences == 1);
    }
}

TEST_CASE("to insist is told once for each difference and connection, however often it is said")
{
    Differing pair;
    pair.b->want(spielende);
    pair.settle();
    for (int i = 0; i < 3; ++i) {
        pair.a->side().settle(Settling::insist);
    }
    CHECK(std::count(pair.a->sent.begin(), pair.a->sent.end(), "settle mine") == 1);
    pair.settle();
    pair.b->side().line("settle mine"); // one who says it again and again
    pair.b->side().line("settle mine");
    CHECK(pair.b->insistences == 1);
    pair.cut();
    pair.link();
    pair.a->side().settle(Settling::insist);
    pair.settle();
    CHECK(pair.b->insistences == 2);
    pair.b->side().settle(Settling::give_way);
    pair.settle();
    CHECK(pair.b->side().bond() == Bond::linked);
}

TEST_CASE("if both give way they agree on one list")
{
    Differing pair;
    pair.b->want(spielende);
    pair.settle();
    pair.a->side().settle(Settling::give_way);
    pair.b->side().settle(Settling::give_way);
    pair.settle();
    CHECK(pair.b->side().bond() == Bond::linked);
    CHECK(moves_of(*pair.a) == moves_of(*pair.b));
}

TEST_CASE("a difference that is not settled is there again after a return")
{
    Differing pair;
    pair.b->want(spielende);
    pair.settle();
    pair.cut();
    pair.link();
    CHECK(pair.a->side().bond() == Bond::differing);
    CHECK(pair.b->side().bond() == Bond::differing);
    pair.a->side().settle(Settling::give_way);
    pair.settle();
    CHECK(moves_of(*pair.a) == moves_of(*pair.b));
}

TEST_SUITE_END();
