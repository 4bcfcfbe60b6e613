// A partner who knows the code and means harm.
#include "two_programs.hpp"

using pairing::Misdeed;

TEST_SUITE_BEGIN("core/pairing/hostile");

namespace {

std::string hash_word(const Program& program)
{
    return pairing::print(pairing::Stale{}).empty()
               ? ""
               : pairing::print(
                     pairing::Request{0, 0, pairing::hash_of(program.session()), match::Undo{}})
                     .substr(12, 16);
}

/// A linked pair; the test speaks in the place of the guest.
struct Victim : Pair
{
    Victim() { link(); }
    std::optional<Misdeed> says(const std::string& line)
    {
        a->side().line(line);
        return a->misdeed;
    }
};

} // namespace

TEST_CASE("a request that the rules or the seats forbid cuts the partner off and changes nothing")
{
    for (const std::string deed : {"Zug 1", "Zug 7", "Spielende", "Undo", "Spielende repetition"}) {
        CAPTURE(deed);
        Victim victim;
        CHECK(victim.says("request 1 0 " + hash_word(*victim.a) + " " + deed) == Misdeed::illegal);
        CHECK(victim.a->session().moves().empty());
        CHECK(victim.a->session().phase() == match::Phase::ready);
    }
}

TEST_CASE("commands outside the set, garbage and messages out of place cut him off")
{
    for (const std::string line : {"CallAbout", "hook rm", "GetBrett", "\x01\xff\xfe", "",
                                   "request 1 0 x CallAbout", "settings colours=1"}) {
        CAPTURE(line);
        CHECK(Victim().says(line) == Misdeed::unreadable);
    }
    CHECK(Victim().says("order 1 0 0123456789abcdef Neu") == Misdeed::out_of_turn);
    CHECK(Victim().says("stale 1") == Misdeed::out_of_turn);
    CHECK(Victim().says("request 1 99 0123456789abcdef Neu") == Misdeed::illegal);
}

TEST_CASE("nothing is possible before the handshake")
{
    Program host;
    host.be_host();
    host.side().connected();
    host.side().line("request 1 0 0123456789abcdef Neu");
    CHECK(host.misdeed == Misdeed::out_of_turn);
}

TEST_CASE("after he was cut off nothing that is still on its way counts")
{
    Victim victim;
    (void)victim.says("garbage");
    (void)victim.says("request 1 0 " + hash_word(*victim.a) + " Neu");
    CHECK(victim.a->session().phase() == match::Phase::ready);
}

TEST_CASE("a flood of messages that change nothing ends soon, with few answers")
{
    for (const std::string line : {"again", "settle mine", "seat kind=human name=X", "moves 0 -",
                                   "state 0000000000000000 0 0 ready 0 0000000000000000 0 none"}) {
        CAPTURE(line);
        Victim victim;
        int said = 0;
        while (!victim.a->misdeed && said < 1'000'000) {
            (void)victim.says(line);
            ++said;
        }
        CHECK(victim.a->misdeed == Misdeed::flood);
        CHECK(said <= 1001);
        CHECK(victim.a->sent.size() < 2100);
    }
}

TEST_CASE("a host cannot put moves of the guest into his list")
{
    Pair pair;
    pair.link();
    pair.a->want(neu);
    pair.settle();
    pair.cut();
    pair.b->side().connected();
    pair.b->sent.clear();
    pair.b->side().line("hello protocol=1.0 program=1.0 pairing=000000000000004d stones=4 first=1 "
                        "seat=1 game=running moves=2 hash=0000000000000000 kind=human name=X");
    pair.b->side().line("moves 0 39");
    pair.b->side().line("state 000000000000004d 5 1 running 2 0000000000000000 0 none");
    CHECK(pair.b->side().bond() == pairing::Bond::differing);
    CHECK(pair.b->session().moves().empty());
}

TEST_CASE("a list against the rules or with another end than its hash says is not taken")
{
    for (const std::string moves : {"moves 0 11", "moves 0 3"}) {
        Program guest;
        guest.be_guest();
        guest.side().connected();
        guest.side().line(
            "hello protocol=1.0 program=1.0 pairing=000000000000004d stones=4 first=1 seat=1 "
            "game=running moves=2 hash=0000000000000000 kind=human name=X");
        guest.side().line(moves);
        guest.side().line("state 000000000000004d 5 1 running " + std::to_string(moves.size() - 8) +
                          " 0000000000000000 0 none");
        CHECK(guest.misdeed == Misdeed::illegal);
        CHECK(guest.links == 0);
    }
}

TEST_SUITE_END();
