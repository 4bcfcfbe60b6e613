#include "core/base/rng.hpp"
#include "core/tournament/sprt.hpp"

#include <doctest/doctest.h>

#include <cmath>

using doctest::Approx;
using tournament::Hypotheses;
using tournament::log_likelihood_ratio;
using tournament::Pairs;
using tournament::Verdict;

namespace {

void add_pair(Pairs& pairs, unsigned doubled_points)
{
    const unsigned first = doubled_points / 2;
    pairs.add(tournament::Sides::as_named, first);
    pairs.add(tournament::Sides::swapped, doubled_points - first);
}

/// The result of a pair drawn so that the score in the long run is the one of this difference.
unsigned draw_pair(base::Rng& rng, double elo)
{
    constexpr std::int64_t parts = 1'000'000'000;
    const double shift = (tournament::score_of_elo(elo) - 0.5) / 2.5;
    double rest = static_cast<double>(rng.between(0, parts - 1)) / static_cast<double>(parts);
    unsigned result = 0;
    for (const double share : {0.1 - 2 * shift, 0.2 - shift, 0.4, 0.2 + shift}) {
        if (rest < share) {
            return result;
        }
        rest -= share;
        ++result;
    }
    return result;
}

struct Simulated
{
    Verdict verdict;
    std::uint64_t pairs;
};

Simulated simulate(const Hypotheses& hypotheses, double elo, std::uint64_t seed)
{
    base::Rng rng(seed);
    Pairs pairs;
    Verdict verdict = Verdict::undecided;
    while (verdict == Verdict::undecided) {
        add_pair(pairs, draw_pair(rng, elo));
        verdict = tournament::verdict(pairs, hypotheses);
    }
    return {verdict, pairs.whole()};
}

/// How many of 2,000 tests end with this verdict.
int times(Verdict wanted, const Hypotheses& hypotheses, double elo)
{
    constexpr std::uint64_t tests = 2000;
    int found = 0;
    std::uint64_t pairs = 0;
    for (std::uint64_t test = 0; test < tests; ++test) {
        const Simulated ended = simulate(hypotheses, elo, base::derive_seed(1996, test));
        found += ended.verdict == wanted ? 1 : 0;
        pairs += ended.pairs;
    }
    MESSAGE("elo " << elo << ": " << found << " of " << tests << ", " << pairs / tests
                   << " pairs a test");
    return found;
}

} // namespace

TEST_SUITE_BEGIN("core/tournament/sprt");

TEST_CASE("an Elo difference makes one expect a score")
{
    CHECK(tournament::score_of_elo(0) == Approx(0.5));
    CHECK(tournament::score_of_elo(400) == Approx(10.0 / 11));
    CHECK(tournament::score_of_elo(-400) == Approx(1.0 / 11));
}

TEST_CASE("where only two results occur the ratio can be worked out by hand")
{
    // 50 pairs won whole, 30 lost whole: the likeliest share of the former is the score itself.
    const Hypotheses hypotheses{.elo0 = 0, .elo1 = 20};
    const double expected = 50 * std::log(0.52875064 / 0.5) + 30 * std::log(0.47124936 / 0.5);
    CHECK(log_likelihood_ratio(Pairs({30, 0, 0, 0, 50}), hypotheses) ==
          Approx(expected).epsilon(1e-4));
    // 40 even pairs, 25 won whole: more than half the points, which only pairs that were lost,
    // though none has been seen, can bring down to a score. Each share seen is then smaller in
    // proportion.
    const Hypotheses better{.elo0 = 10, .elo1 = 20};
    CHECK(log_likelihood_ratio(Pairs({0, 0, 40, 0, 25}), better) ==
          Approx(65 * std::log(0.52875064 / 0.51438684)).epsilon(1e-3));
}

TEST_CASE("it agrees with a value published for a test of a chess program")
{
    // 256 games of fishtest's kind, pentanomial counts and the exact logistic ratio as shown there.
    const Hypotheses hypotheses{.elo0 = 0, .elo1 = 2.716};
    CHECK(log_likelihood_ratio(Pairs({13, 37, 50, 25, 3}), hypotheses) ==
          Approx(-0.53772).epsilon(2e-4));
}

TEST_CASE("nothing played says nothing, and swapped players turn the sign")
{
    const Hypotheses hypotheses{.elo0 = -10, .elo1 = 10};
    CHECK(log_likelihood_ratio(Pairs(), hypotheses) == Approx(0));
    Pairs open;
    open.add(tournament::Sides::as_named, 2);
    CHECK(log_likelihood_ratio(open, hypotheses) == Approx(0));
    CHECK(log_likelihood_ratio(Pairs({3, 5, 9, 20, 30}), hypotheses) ==
          Approx(-log_likelihood_ratio(Pairs({30, 20, 9, 5, 3}), hypotheses)));
    CHECK(log_likelihood_ratio(Pairs({4, 7, 9, 7, 4}), hypotheses) == Approx(0));
}

TEST_CASE("the thresholds are Wald's, and reaching one is the verdict")
{
    const Hypotheses usual{.elo0 = 0, .elo1 = 20};
    CHECK(tournament::thresholds(usual).low == Approx(-2.944439));
    CHECK(tournament::thresholds(usual).high == Approx(2.944439));
    const Hypotheses uneven{.elo0 = 0, .elo1 = 20, .alpha = 0.01, .beta = 0.1};
    CHECK(tournament::thresholds(uneven).low == Approx(-2.292535));
    CHECK(tournament::thresholds(uneven).high == Approx(4.499810));
    CHECK(tournament::verdict(Pairs({30, 0, 0, 0, 50}), usual) == Verdict::undecided);
    CHECK(tournament::verdict(Pairs({10, 0, 0, 0, 90}), usual) == Verdict::h1);
    CHECK(tournament::verdict(Pairs({90, 0, 0, 0, 10}), usual) == Verdict::h0);
    CHECK(tournament::verdict(Pairs(), usual) == Verdict::undecided);
}

TEST_CASE("even a sweep of few pairs leaves the test open")
{
    const Hypotheses hypotheses{.elo0 = 0, .elo1 = 10};
    CHECK(tournament::verdict(Pairs({0, 0, 0, 0, 20}), hypotheses) == Verdict::undecided);
    CHECK(tournament::verdict(Pairs({20, 0, 0, 0, 0}), hypotheses) == Verdict::undecided);
}

TEST_CASE("of 2,000 simulated tests about as many are wrong as alpha and beta allow")
{
    const Hypotheses usual{.elo0 = 0, .elo1 = 30};
    const int wrong_h1 = times(Verdict::h1, usual, usual.elo0);
    CHECK(wrong_h1 >= 75); // 100, and two and a half standard deviations to either side
    CHECK(wrong_h1 <= 125);
    const int wrong_h0 = times(Verdict::h0, usual, usual.elo1);
    CHECK(wrong_h0 >= 75);
    CHECK(wrong_h0 <= 125);
}

TEST_CASE("each kind of mistake keeps its own rate")
{
    const Hypotheses uneven{.elo0 = -30, .elo1 = 30, .alpha = 0.02, .beta = 0.2};
    const int wrong_h1 = times(Verdict::h1, uneven, uneven.elo0);
    CHECK(wrong_h1 >= 25);
    CHECK(wrong_h1 <= 55);
    const int wrong_h0 = times(Verdict::h0, uneven, uneven.elo1);
    CHECK(wrong_h0 >= 355);
    CHECK(wrong_h0 <= 445);
}

TEST_SUITE_END();
