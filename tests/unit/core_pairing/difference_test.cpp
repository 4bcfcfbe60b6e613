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
