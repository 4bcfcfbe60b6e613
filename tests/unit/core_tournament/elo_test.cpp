// Expected values worked out apart, from the formulas in the rating literature.
#include "core/tournament/elo.hpp"

#include <doctest/doctest.h>

#include <vector>

using doctest::Approx;
using tournament::elo;
using tournament::Standings;

namespace {

Standings standings(std::uint64_t wins, std::uint64_t draws, std::uint64_t losses)
{
    Standings sum;
    sum.wins = wins;
    sum.draws = draws;
    sum.losses = losses;
    return sum;
}

std::string text(std::uint64_t wins, std::uint64_t draws, std::uint64_t losses)
{
    return tournament::to_string(elo(standings(wins, draws, losses)));
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

TEST_CASE("the difference and its 95 % range")
{
    const auto strong = elo(standings(1600, 36, 364));
    CHECK(strong.difference.value() == Approx(250.76606));
    CHECK(strong.low.value() == Approx(232.29125));
    CHECK(strong.high.value() == Approx(270.54194));
    CHECK(tournament::error(strong).value() == Approx(19.12534));
    CHECK(tournament::error(elo(standings(50, 20, 30))).value() == Approx(62.58773));
}

TEST_CASE("how Elo differences are written")
{
    struct Row
    {
        std::vector<std::uint64_t> results;
        const char* text;
    };
    const std::vector<Row> rows{
        {{50, 20, 30}, "+70.4 +- 62.6"},
        {{30, 20, 50}, "-70.4 +- 62.6"},
        {{5, 0, 5}, "+0.0 +- 251.8"},
        {{100, 0, 0}, "at least +606.8"}, // 0.05 ^ (1/100) = 0.9705
        {{0, 0, 100}, "at most -606.8"},
        {{1, 0, 0}, "at least -511.5"}, // one game says little
        {{1999, 0, 1}, "+1320.3, at least +1131.7"},
        {{1, 0, 1999}, "-1320.3, at most -1131.7"},
        {{0, 7, 0}, "+0.0 +- -"},
        {{1, 0, 1}, "+0.0 +- -"},
        {{0, 0, 0}, "-"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(text(row.results[0], row.results[1], row.results[2]) == row.text);
    }
}

TEST_SUITE_END();
