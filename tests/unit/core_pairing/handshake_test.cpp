#include "two_programs.hpp"

using pairing::Bond;
using pairing::Matter;

TEST_SUITE_BEGIN("core/pairing/handshake");

TEST_CASE("two fresh programs are linked, each knows who sits where")
{
    Pair pair;
    pair.link();
    CHECK(pair.a->side().bond() == Bond::linked);
    CHECK(pair.b->side().bond() == Bond::linked);
    CHECK(pair.a->partners_name == "Gerd");
    CHECK(pair.b->partners_name == "Hanna");
    CHECK(pair.a->session().seats().remote() == Player::two);
    CHECK(pair.b->session().seats().remote() == Player::one);
    CHECK(pair.b->session().seats().both[0].home == match::Home::host);
}

TEST_CASE("the host may take seat 2, then the guest begins")
{
    Pair pair(both_human(), Player::two);
    pair.link();
    CHECK(pair.b->session().seats().remote() == Player::two);
    pair.b->want(zug(3));
    pair.settle();
    CHECK(moves_of(*pair.a) == "1:1-3");
    pair.check_equal();
}

TEST_CASE("what does not fit is refused before the first move, with both values")
{
    struct Case
    {
        Matter matter;
        std::unique_ptr<Program> b;
        std::string mine;
        std::string partners;
    };
    std::vector<Case> cases;
    cases.push_back({Matter::stones, std::make_unique<Program>(both_human(), 5), "4", "5"});
    cases.push_back({Matter::program, std::make_unique<Program>(), "1.0", "2.3"});
    cases.push_back({Matter::seat, std::make_unique<Program>(), "1", "1"});
    cases.push_back({Matter::game, std::make_unique<Program>(), "none", "running:1"});
    for (Case& each : cases) {
        CAPTURE(pairing::word_of(each.matter));
        Pair pair;
        pair.b = std::move(each.b);
        pair.b->be_guest(each.matter == Matter::seat ? std::optional(Player::one) : std::nullopt,
                         each.matter == Matter::program ? "2.3" : "1.0");
        if (each.matter == Matter::game) {
            REQUIRE_FALSE(pair.b->own_session.submit(match::PlayPit{Pit(1)}, Origin::user));
        }
        pair.link();
        REQUIRE(pair.a->mismatch);
        REQUIRE(pair.b->mismatch);
        CHECK(pair.a->mismatch->matter == each.matter);
        CHECK(pair.a->mismatch->mine == each.mine);
        CHECK(pair.a->mismatch->partners == each.partners);
        CHECK(pair.b->mismatch->partners == each.mine);
        CHECK(pair.a->side().bond() == Bond::refused);
        CHECK(pair.a->links + pair.b->links == 0);
    }
}

TEST_CASE("a newer minor version of program and protocol is accepted, another major one is not")
{
    Pair pair;
    pair.b->be_guest(std::nullopt, "1.7.2");
    pair.link();
    CHECK(pair.a->links == 1);

    Program host;
    host.be_host();
    host.side().connected();
    host.side().line(
        "hello protocol=1.9 program=1.0 pairing=0000000000000000 stones=4 first=1 "
        "seat=any game=none moves=0 hash=0000000000000000 kind=human name=X mood=good");
    CHECK_FALSE(host.misdeed);
    host.side().line("sing a song");
    CHECK_FALSE(host.misdeed);

    Program other;
    other.be_host();
    other.side().connected();
    other.side().line("hello protocol=2.0 all=else is=unknown");
    REQUIRE(other.mismatch);
    CHECK(other.mismatch->matter == Matter::protocol);
    CHECK(other.mismatch->mine == "1.0");
    CHECK(other.mismatch->partners == "2.0");
}

TEST_CASE("two programs that stand in the same game go on with it, in different games do not")
{
    for (const int pit : {3, 4}) {
        Pair pair;
        (void)pair.a->own_session.submit(match::PlayPit{Pit(3)}, Origin::user);
        (void)pair.b->own_session.submit(match::PlayPit{Pit(pit)}, Origin::user);
        pair.link();
        CHECK(pair.a->links == (pit == 3 ? 1 : 0));
        CHECK(pair.b->mismatch.has_value() == (pit != 3));
    }
}

TEST_CASE("a guest whose game is over takes the host's board")
{
    Pair pair;
    (void)pair.b->own_session.submit(match::PlayPit{Pit(3)}, Origin::user);
    (void)pair.b->own_session.submit(match::EndGame{}, Origin::user);
    pair.link();
    CHECK(pair.b->session().phase() == match::Phase::ready);
    pair.check_equal();
}

TEST_CASE("another name or kind is told, and who has left is known")
{
    Pair pair;
    pair.link();
    pair.b->side().seat({pairing::Kind::computer, "Robo Ter"});
    pair.settle();
    CHECK(pair.a->partners_name == "Robo Ter");
    CHECK_FALSE(pair.a->session().seats().both[1].is_human());
    pair.b->side().say_goodbye();
    pair.settle();
    CHECK(pair.a->farewells == 1);
    CHECK(pair.a->side().bond() == Bond::apart);
}

TEST_SUITE_END();
