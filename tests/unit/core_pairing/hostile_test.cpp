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

namespace {

/// A host in the midst of a game of its own, 1:1-3, to whom somebody says that he comes back with a
/// longer one, whose standing has `hash`.
std::unique_ptr<Program> host_told_of_a_return(pairing::Host::Code code, const std::string& hash)
{
    auto host = std::make_unique<Program>();
    host->be_host(Player::one, 77, code);
    (void)host->own_session.submit(match::PlayPit{Pit(3)}, Origin::user);
    host->side().connected();
    host->side().line("hello protocol=1.0 program=1.0 pairing=1111111111111111 stones=4 first=1 "
                      "seat=any game=running moves=3 hash=" +
                      hash + " kind=human name=X");
    host->side().line("moves 0 381");
    host->side().line("state 1111111111111111 5 0 running 3 " + hash + " 0 none");
    return host;
}

std::string hash_after(std::initializer_list<int> pits)
{
    Program program;
    for (const int pit : pits) {
        (void)program.own_session.submit(match::PlayPit{Pit(pit)}, Origin::user);
    }
    return hash_word(program);
}

} // namespace

TEST_CASE("a host that was never linked by its code does not believe in a return")
{
    const auto host = host_told_of_a_return(pairing::Host::Code::fresh, hash_after({3, 8, 1}));
    REQUIRE(host->mismatch);
    CHECK(host->mismatch->matter == pairing::Matter::game);
    CHECK(moves_of(*host) == "1:1-3");
    CHECK(host->links == 0);

    // Nor where no game runs on either side, so that the claim is all that is wrong.
    Program idle;
    idle.be_host();
    idle.side().connected();
    idle.side().line("hello protocol=1.0 program=1.0 pairing=1111111111111111 stones=4 first=1 "
                     "seat=any game=none moves=0 hash=0000000000000000 kind=human name=X");
    idle.side().line("moves 0 381");
    idle.side().line("state 1111111111111111 5 0 running 3 " + hash_after({3, 8, 1}) + " 0 none");
    CHECK(idle.links == 1);
    CHECK(moves_of(idle).empty());
}

TEST_CASE("a host that was started anew takes the list of a return only if its hash fits it")
{
    const auto good = host_told_of_a_return(pairing::Host::Code::kept, hash_after({3, 8, 1}));
    CHECK(moves_of(*good) == "1:1-3 2:2-8 3:1-1");
    CHECK(good->links == 1);
    const auto bad = host_told_of_a_return(pairing::Host::Code::kept, std::string(16, 'f'));
    CHECK(moves_of(*bad) == "1:1-3");
    CHECK(bad->differences == 1);
    CHECK(bad->links == 0);
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

TEST_CASE(
    "a list against the rules cuts its host off, one that its hash does not fit is a question; "
    "neither is taken")
{
    for (const std::string moves : {"moves 0 11", "moves 0 3"}) {
        CAPTURE(moves);
        Program guest;
        guest.be_guest();
        guest.side().connected();
        guest.side().line(
            "hello protocol=1.0 program=1.0 pairing=000000000000004d stones=4 first=1 seat=1 "
            "game=running moves=2 hash=0000000000000000 kind=human name=X");
        guest.side().line(moves);
        guest.side().line("state 000000000000004d 5 1 running " + std::to_string(moves.size() - 8) +
                          " 0000000000000000 0 none");
        const bool is_legal = moves == "moves 0 3";
        CHECK(guest.misdeed == (is_legal ? std::nullopt : std::optional(Misdeed::illegal)));
        CHECK(guest.differences == (is_legal ? 1 : 0));
        CHECK(guest.session().moves().empty());
        CHECK(guest.session().change() == 0);
        CHECK(guest.links == 0);
    }
}

TEST_SUITE_END();
