// What happens when a link comes back, or one of the programs was started anew.
#include "two_programs.hpp"

TEST_SUITE_BEGIN("core/pairing/return");

namespace {

/// 1:1-3 2:2-8, linked.
struct Linked : Pair
{
    explicit Linked(Player hosts_seat = Player::one)
        : Pair(both_human(), hosts_seat)
    {
        link();
        (hosts_seat == Player::one ? *a : *b).want(zug(3));
        settle();
        (hosts_seat == Player::one ? *b : *a).want(zug(8));
        settle();
        REQUIRE(moves_of(*b) == "1:1-3 2:2-8");
    }
};

} // namespace

TEST_CASE("what the host did before the cut and the guest never saw is delivered once")
{
    Linked pair;
    pair.a->want(zug(1));
    pair.cut();
    pair.link();
    CHECK(moves_of(*pair.b) == "1:1-3 2:2-8 3:1-1");
    pair.check_equal();
}

TEST_CASE("a request that the host never saw is answered after the return, once")
{
    Linked pair(Player::two);
    pair.b->want(zug(1));
    pair.cut();
    CHECK(pair.b->decided == 1);
    pair.link();
    CHECK(pair.b->decided == 2);
    CHECK(moves_of(*pair.a) == "1:1-3 2:2-8 3:1-1");
    pair.check_equal();
}

TEST_CASE("a request that the host has ordered is not made again")
{
    Linked pair(Player::two);
    // A bonus move, so that the same player would be to move again.
    pair.b->want(zug(1));
    while (pair.deliver_to_a()) {
    }
    pair.cut();
    pair.link();
    CHECK(moves_of(*pair.a) == "1:1-3 2:2-8 3:1-1");
    CHECK(pair.b->decided == 2);
    CHECK(pair.b->denied == std::nullopt);
    pair.check_equal();
}

TEST_CASE("a refusal that was lost is noticed after the return")
{
    Linked pair(Player::two);
    pair.a->want(undo);
    pair.b->want(zug(1));
    while (pair.deliver_to_a()) {
    }
    pair.cut();
    pair.link();
    CHECK(pair.b->denied == match::Denial::overtaken);
    pair.check_equal();
}

TEST_CASE("while separated nothing is wanted")
{
    Linked pair;
    pair.cut();
    pair.b->want(undo);
    CHECK(pair.b->denied == match::Denial::separated);
}

TEST_CASE("a guest that was started anew gets the whole list")
{
    Linked pair;
    pair.b = std::make_unique<Program>();
    pair.b->be_guest();
    pair.link();
    CHECK(moves_of(*pair.b) == "1:1-3 2:2-8");
    CHECK(pair.a->links == 2);
    pair.a->want(zug(1));
    pair.settle();
    pair.b->want(zug(7));
    pair.settle();
    CHECK(pair.a->session().moves().size() == 4);
    pair.check_equal();
}

TEST_CASE("a host that was started anew gets the whole list, and the guest's question is answered")
{
    for (const bool asks : {false, true}) {
        Linked pair(Player::two);
        if (asks) {
            pair.b->want(zug(1));
        }
        pair.cut();
        pair.a = std::make_unique<Program>();
        pair.a->be_host(Player::two, 78, pairing::Host::Code::kept);
        pair.link();
        CHECK(moves_of(*pair.a) == std::string("1:1-3 2:2-8") + (asks ? " 3:1-1" : ""));
        pair.check_equal();
        if (!asks) {
            pair.b->want(zug(1));
            pair.settle();
        }
        CHECK(pair.a->session().moves().size() == 3);
        pair.check_equal();
    }
}

TEST_CASE("what a program kept on the disk may be older than the partner's list")
{
    for (const bool host_restarts : {false, true}) {
        CAPTURE(host_restarts);
        Linked pair;
        pair.cut();
        auto fresh = std::make_unique<Program>();
        (void)fresh->own_session.submit(match::PlayPit{Pit(3)}, Origin::user);
        if (host_restarts) {
            pair.a = std::move(fresh);
            pair.a->be_host(Player::one, 78, pairing::Host::Code::kept);
        } else {
            pair.b = std::move(fresh);
            pair.b->be_guest();
        }
        pair.link();
        CHECK(moves_of(*pair.a) == "1:1-3 2:2-8");
        pair.check_equal();
    }
}

TEST_CASE("a guest started anew may stand where the host stood before its last Undo")
{
    Linked pair;
    pair.a->want(undo);
    pair.settle();
    pair.cut();
    pair.b = std::make_unique<Program>();
    for (const int pit : {3, 8}) {
        (void)pair.b->own_session.submit(match::PlayPit{Pit(pit)}, Origin::user);
    }
    pair.b->be_guest();
    pair.link();
    CHECK(moves_of(*pair.b).empty());
    pair.check_equal();
}

TEST_CASE("a host started anew with moves that the guest never saw hands them over")
{
    Linked pair;
    pair.cut();
    pair.a = std::make_unique<Program>();
    for (const int pit : {3, 8, 1}) {
        (void)pair.a->own_session.submit(match::PlayPit{Pit(pit)}, Origin::user);
    }
    pair.a->be_host(Player::one, 78, pairing::Host::Code::kept);
    pair.link();
    CHECK(moves_of(*pair.b) == "1:1-3 2:2-8 3:1-1");
    pair.check_equal();
}

TEST_CASE("an order that is missing makes the guest ask for the whole list")
{
    Linked pair;
    pair.a->want(undo);
    pair.a->sent.clear();
    pair.a->want(zug(4));
    pair.settle();
    CHECK(moves_of(*pair.b) == "1:1-4");
    pair.check_equal();
}

TEST_SUITE_END();
