#include "core/pairing/block.hpp"
#include "core/pairing/standing.hpp"

#include <doctest/doctest.h>

using mancala::Pit;
using pairing::Stage;
using pairing::Standing;

TEST_SUITE_BEGIN("core/pairing/standing");

TEST_CASE("the hash is that of the documented line of text")
{
    const Standing fresh{Stage::ready, {}};
    const auto start = mancala::initial();
    // FNV-1a of "4 4 4 4 4 4 4 4 4 4 4 4 0 0 1 - ready".
    CHECK(pairing::hash_of(start, fresh) == 0xcdd33760f270a338ULL);
    CHECK(pairing::hash_of(start, {Stage::running, {}}) != pairing::hash_of(start, fresh));
    const auto played = mancala::play(start, Pit(3)).position;
    // FNV-1a of "5 5 0 4 4 4 5 4 4 4 4 4 1 0 2 3 running".
    CHECK(pairing::hash_of(played, {Stage::running, {Pit(3)}}) == 0xf7d6988fba28d00fULL);
}

TEST_CASE("two lists of one length that lead to one board have two hashes")
{
    const auto board = mancala::initial();
    const Standing one{Stage::running, {Pit(4), Pit(10), Pit(5), Pit(11)}};
    const Standing other{Stage::running, {Pit(5), Pit(11), Pit(4), Pit(10)}};
    CHECK(pairing::hash_of(board, one) != pairing::hash_of(board, other));
}

TEST_CASE("a list makes a session stand as the one it came from")
{
    const match::Seats seats{
        {match::Seat{match::SeatKind::human, "A"}, match::Seat{match::SeatKind::human, "B"}}};
    match::Session one(seats);
    for (const int pit : {1, 8, 3}) {
        REQUIRE_FALSE(one.submit(match::PlayPit{Pit(pit)}, match::Origin::user));
    }
    REQUIRE_FALSE(one.submit(match::EndGame{}, match::Origin::user));
    const auto restore = pairing::restoration(pairing::standing_of(one), 4);
    REQUIRE(restore);
    match::Session other(one.seats());
    REQUIRE_FALSE(other.submit(restore->action, match::Origin::partner));
    CHECK(pairing::standing_of(other) == pairing::standing_of(one));
    CHECK(pairing::hash_of(other) == restore->hash);
}

TEST_CASE("lists against the rules, and stages that do not fit them, are none")
{
    CHECK_FALSE(pairing::restoration({Stage::running, {Pit(1), Pit(1)}}, 4));
    CHECK_FALSE(pairing::restoration({Stage::natural, {Pit(1)}}, 4));
    CHECK_FALSE(pairing::restoration({Stage::ready, {Pit(1)}}, 4));
    CHECK(pairing::restoration({Stage::repetition, {Pit(1)}}, 4));
}

TEST_CASE("one list begins with another, or does not")
{
    const Standing one{Stage::running, {Pit(1), Pit(8)}};
    const Standing three{Stage::running, {Pit(1), Pit(8), Pit(3)}};
    const Standing other{Stage::running, {Pit(2), Pit(8)}};
    const Standing ended{Stage::early, {Pit(1), Pit(8)}};
    CHECK(pairing::begins_with(three, one));
    CHECK(pairing::begins_with(one, one));
    CHECK(pairing::begins_with(ended, one));
    CHECK_FALSE(pairing::begins_with(one, three));
    CHECK_FALSE(pairing::begins_with(three, other));
    CHECK_FALSE(pairing::begins_with(three, ended));
}

TEST_CASE("a long list comes in parts and is whole again")
{
    const Standing longest{Stage::running, std::vector<Pit>(20'001, Pit(12))};
    pairing::State state;
    state.stage = longest.stage;
    state.moves = longest.pits.size();
    const auto lines = pairing::lines_of(longest, state);
    CHECK(lines.size() == 4);
    pairing::BlockReader reader;
    for (const std::string& line : lines) {
        CHECK(line.size() <= pairing::longest_line);
        const auto message = pairing::parse(line);
        REQUIRE(message.has_value());
        if (const auto* part = std::get_if<pairing::Moves>(&*message)) {
            CHECK(reader.add(*part));
            CHECK(reader.add(*part));
        } else {
            CHECK(reader.end(std::get<pairing::State>(*message)) == longest);
        }
    }
    CHECK(reader.add({0, {Pit(1)}}));
    CHECK_FALSE(reader.add({2, {Pit(1)}}));
    CHECK_FALSE(reader.end(state));
}

TEST_SUITE_END();
