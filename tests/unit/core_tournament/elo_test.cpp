// Expected values worked out apart, from the formulas in the rating literature.
#include "core/tournament/elo.hpp"

#include <doctest/doctest.h>

#include <array>
#include <vector>

using doctest::Approx;
using tournament::elo;
using tournament::Pairs;
using tournament::score_range;
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

/// Each way in which so many pairs can end.
std::vector<PairCounts> all_results(std::uint64_t pairs)
{
    std::vector<PairCounts> all;
    for (std::uint64_t a = 0; a <= pairs; ++a) {
        for (std::uint64_t b = 0; a + b <= pairs; ++b) {
            for (std::uint64_t c = 0; a + b + c <= pairs; ++c) {
                for (std::uint64_t d = 0; a + b + c + d <= pairs; ++d) {
                    all.push_back({a, b, c, d, pairs - a - b - c - d});
                }
            }
        }
    }
    return all;
}

/// That pairs with these shares of the results end so.
double probability(const PairCounts& counts, const std::array<double, 5>& shares)
{
    double product = 1;
    double pairs = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        for (std::uint64_t k = 1; k <= counts.at(i); ++k) {
            ++pairs;
            product *= pairs / static_cast<double>(k) * shares.at(i);
        }
    }
    return product;
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

TEST_CASE("where pairs are only won or lost whole the range is Wilson's")
{
    // (p + z2/2n +- z sqrt(p (1 - p) / n + z2 / 4n2)) / (1 + z2/n) with z2 = 3.841459
    const auto even = score_range(Pairs({50, 0, 0, 0, 50}));
    CHECK(even.low == Approx(0.403832).epsilon(1e-4));
    CHECK(even.high == Approx(0.596168).epsilon(1e-4));
    const auto better = score_range(Pairs({4, 0, 0, 0, 6}));
    CHECK(better.low == Approx(0.312674).epsilon(1e-3));
    CHECK(better.high == Approx(0.831820).epsilon(1e-3));
}

TEST_CASE("a match won or drawn whole has a range as well")
{
    const auto won = score_range(Pairs({0, 0, 0, 0, 12}));
    CHECK(won.low == Approx(12 / (12 + 3.841459)).epsilon(1e-3));
    CHECK(won.high == 1);
    const auto lost = score_range(Pairs({2000, 0, 0, 0, 0}));
    CHECK(lost.low == 0);
    CHECK(lost.high == Approx(3.841459 / (2000 + 3.841459)).epsilon(1e-3));
    // The likeliest way to less is that some pair is lost whole: s = (1 - q) / 2.
    const auto drawn = score_range(Pairs({0, 0, 7, 0, 0}));
    CHECK(drawn.low == Approx(0.5 / (1 + 3.841459 / 7)).epsilon(1e-3));
    CHECK(drawn.high == Approx(1 - drawn.low));
}

TEST_CASE("the range of mixed pairs, and pairs that hang together otherwise")
{
    const auto mixed = elo(standings({10, 20, 30, 25, 15}));
    CHECK(mixed.difference.value() == Approx(26.106693));
    CHECK(mixed.low.value() == Approx(-15.1961).epsilon(1e-4));
    CHECK(mixed.high.value() == Approx(67.1933).epsilon(1e-4));
    CHECK(tournament::error(mixed).value() == Approx(41.1947).epsilon(1e-4));
    // Each time the first player won as many games as he lost, or all of them were draws.
    CHECK(tournament::error(elo(standings({10, 0, 80, 0, 10}))).value() ==
          Approx(32.1109).epsilon(1e-4));
    CHECK(tournament::error(elo(standings({50, 0, 0, 0, 50}))).value() ==
          Approx(67.6667).epsilon(1e-4));
}

TEST_CASE("a worse result of a pair never raises either end of the range")
{
    constexpr double rounding = 1e-9;
    for (std::uint64_t pairs = 1; pairs <= 5; ++pairs) {
        for (const PairCounts& counts : all_results(pairs)) {
            const auto range = score_range(Pairs(counts));
            for (std::size_t points = 1; points < counts.size(); ++points) {
                if (counts.at(points) > 0) {
                    PairCounts worse = counts;
                    --worse.at(points);
                    ++worse.at(points - 1);
                    const auto then = score_range(Pairs(worse));
                    REQUIRE(then.low <= range.low + rounding);
                    REQUIRE(then.high <= range.high + rounding);
                }
            }
        }
    }
    const auto all_won = score_range(Pairs({0, 0, 0, 0, 2000}));
    const auto two_lost = score_range(Pairs({0, 0, 2, 0, 1998}));
    CHECK(two_lost.low < all_won.low);
    CHECK(two_lost.high < 1);
}

TEST_CASE("the range holds the true score in 95 of 100 matches, near the ends as well")
{
    using Shares = std::array<double, 5>;
    for (const Shares& shares :
         {Shares{0.05, 0.2, 0.5, 0.2, 0.05}, Shares{0.01, 0.01, 0.27, 0.08, 0.63},
          Shares{0, 0, 0, 0.05, 0.95}, Shares{0.05, 0, 0, 0, 0.95}, Shares{0, 0, 0.1, 0, 0.9}}) {
        const double truth = (shares[1] + 2 * shares[2] + 3 * shares[3] + 4 * shares[4]) / 4;
        double held = 0;
        for (const PairCounts& counts : all_results(8)) {
            const double chance = probability(counts, shares);
            if (chance > 1e-7) {
                const auto range = score_range(Pairs(counts));
                held += range.low <= truth && truth <= range.high ? chance : 0;
            }
        }
        MESSAGE("score " << truth << ": " << held);
        CHECK(held > 0.94);
    }
}

TEST_CASE("a game whose pair is not whole does not count for the range")
{
    const auto whole = elo(standings({1, 2, 3, 2, 1}));
    const auto won = elo(with_half(standings({1, 2, 3, 2, 1}), 2));
    CHECK(won.difference.value() == Approx(18.302996));
    CHECK(won.low == whole.low);
    CHECK(won.high == whole.high);
}

TEST_CASE("how Elo differences are written")
{
    struct Row
    {
        Standings standings;
        const char* text;
    };
    const std::vector<Row> rows{
        {standings({10, 20, 30, 25, 15}), "+26.1, -15.2 to +67.2"},
        {standings({15, 25, 30, 20, 10}), "-26.1, -67.2 to +15.2"},
        {standings({5, 10, 20, 10, 5}), "+0.0, -54.1 to +54.1"},
        {standings({0, 0, 0, 0, 50}), "at least +445.9"}, // 50 / 53.84 = 0.9287
        {standings({50, 0, 0, 0, 0}), "at most -445.9"},
        {with_half({}, 2), "-"}, // one game says nothing
        {with_half(standings({0, 0, 0, 0, 1}), 2), "at least -233.5"},
        {standings({0, 0, 0, 1, 999}), "+1440.8, +955.3 to +1742.9"},
        {standings({999, 1, 0, 0, 0}), "-1440.8, -1742.9 to -955.3"},
        {standings({0, 0, 7, 0, 0}), "+0.0, -128.7 to +128.7"},
        {standings({0, 0, 0, 7, 0}), "+190.8, -10.9 to +286.4"},
        {with_half({}, 1), "+0.0"},
        {{}, "-"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(tournament::to_string(elo(row.standings)) == row.text);
    }
}

TEST_SUITE_END();
