#include "core/tournament/schedule.hpp"

#include <doctest/doctest.h>

#include <set>
#include <vector>

using tournament::Pairing;
using tournament::Schedule;
using tournament::Sides;

namespace {

std::vector<Pairing> all_of(Schedule schedule)
{
    std::vector<Pairing> pairings;
    while (const auto pairing = schedule.next()) {
        pairings.push_back(*pairing);
    }
    return pairings;
}

} // namespace

TEST_SUITE_BEGIN("core/tournament/schedule");

TEST_CASE("each opening is played from both sides")
{
    const auto pairings = all_of(Schedule(6, 1));
    REQUIRE(pairings.size() == 6);
    for (std::size_t i = 0; i < pairings.size(); i += 2) {
        CHECK(pairings[i].opening_seed == pairings[i + 1].opening_seed);
        CHECK(pairings[i].sides == Sides::as_named);
        CHECK(pairings[i + 1].sides == Sides::swapped);
    }
}

TEST_CASE("games are numbered from 0; every pair has an opening, every game a seed of its own")
{
    const auto pairings = all_of(Schedule(100, 1));
    std::set<std::uint64_t> openings;
    std::set<std::uint64_t> games;
    for (std::size_t i = 0; i < pairings.size(); ++i) {
        CHECK(pairings[i].number == i);
        openings.insert(pairings[i].opening_seed);
        games.insert(pairings[i].game_seed);
    }
    CHECK(openings.size() == 50);
    CHECK(games.size() == 100);
}

TEST_CASE("the same seed gives the same games, another seed others")
{
    CHECK(all_of(Schedule(10, 5)) == all_of(Schedule(10, 5)));
    CHECK(all_of(Schedule(10, 5)) != all_of(Schedule(10, 6)));
}

TEST_CASE("an odd number of games leaves half a pair, none leaves nothing")
{
    CHECK(all_of(Schedule(3, 1)).back().sides == Sides::as_named);
    CHECK(all_of(Schedule(0, 1)).empty());
}

TEST_SUITE_END();
