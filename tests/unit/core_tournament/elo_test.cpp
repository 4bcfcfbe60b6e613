// Expected values worked out apart, from the formulas in the rating literature.
#include "core/tournament/elo.hpp"

#include <doctest/doctest.h>

#include <vector>

using doctest::Approx;
using tournament::elo;
using tournament::Sides;
using tournament::Standings;

namespace {

using PairCounts = tournament::Pairs::Counts;

void add(Standings& sum, Sides sides, int doubled_points)
{
    tournament::GameReport game;
    game.margin = sides == Sides::as_named ? doubled_points - 1 : 1 - doubled_points;
    sum.add(sides, game);
}

/// Of so many pairs with 0, 1/2, 1, 1 1/2, 2 points.
Standings standings(const PairCounts& counts)
{
    Standings sum;
    for (int points = 0; points <= 4; ++points) {
        for (std::uint64_t i = 0; i < counts.at(static_cast<std::size_t>(points)); ++i) {
            const int first = points - points / 2;
            add(sum, Sides::as_named, i % 2 == 0 ? first : points - first);
            add(sum, Sides::swapped, i % 2 == 0 ? points - first : first);
        }
    }
    CHECK(sum.pairs.counts() == counts);
    return sum;
}

Standings with_half(Standings sum, int doubled_points)
{
    add(sum, Sides::as_named, doubled_points);
    return sum;
}

} // namespace

TEST_SUITE_BEGIN("core/tournament/elo");

TEST_CASE("ten times the points are 400 Elo, three quarters of the points 190.8")
{
    CHECK(tournament::elo_of_score(10.0 / 11) == Approx(400));
    CHECK(tournament::elo_of_score(0.75) == Approx(190.8485));
    CHECK(tournament::elo_of_score(0.25) == Approx(-190.8485));
    CHECK(tournament::elo_of_score(0.5) == Approx(0));
}

TEST_CASE("the difference and its 95 % range, the games of a pair counted together")
{
    const auto mixed = elo(standings({10, 20, 30, 25, 15}));
    CHECK(mixed.difference.value() == Approx(26.106693));
    CHECK(mixed.low.value() == Approx(-14.630928));
    CHECK(mixed.high.value() == Approx(67.577097));
    CHECK(tournament::error(mixed).value() == Approx(41.104012));
}

TEST_CASE("pairs that mostly end even say more than as many games that hang together otherwise")
{
    // Each time the first player won as many games as he lost, or all of them were draws.
    CHECK(tournament::error(elo(standings({10, 0, 80, 0, 10}))).value() == Approx(30.531865));
    CHECK(tournament::error(elo(standings({50, 0, 0, 0, 50}))).value() == Approx(68.988752));
}

TEST_CASE("a game whose pair is not whole counts for itself")
{
    const auto won = elo(with_half(standings({1, 2, 3, 2, 1}), 2));
    CHECK(won.difference.value() == Approx(18.302996));
    CHECK(tournament::error(won).value() == Approx(136.199389));
    const auto lost = elo(with_half(standings({0, 2, 3, 5, 10}), 0));
    CHECK(lost.low.value() == Approx(110.286070));
    CHECK(lost.high.value() == Approx(351.101973));
}

TEST_CASE("how Elo differences are written")
{
    struct Row
    {
        Standings standings;
        const char* text;
    };
    const std::vector<Row> rows{
        {standings({10, 20, 30, 25, 15}), "+26.1 +- 41.1"},
        {standings({15, 25, 30, 20, 10}), "-26.1 +- 41.1"},
        {standings({5, 10, 20, 10, 5}), "+0.0 +- 53.2"},
        {standings({0, 0, 0, 0, 50}), "at least +483.8"}, // 0.05 ^ (1/50) = 0.9418
        {standings({50, 0, 0, 0, 0}), "at most -483.8"},
        {with_half({}, 2), "at least -511.5"}, // one game says little
        {with_half(standings({0, 0, 0, 0, 1}), 2), "at least -216.2"},
        {standings({0, 0, 0, 1, 999}), "+1440.8, at least +1252.2"},
        {standings({999, 1, 0, 0, 0}), "-1440.8, at most -1252.2"},
        {standings({0, 0, 7, 0, 0}), "+0.0 +- -"},
        {standings({0, 0, 0, 7, 0}), "+190.8 +- -"},
        {with_half({}, 1), "+0.0 +- -"},
        {{}, "-"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(tournament::to_string(elo(row.standings)) == row.text);
    }
}

TEST_SUITE_END();
