// A test that goes on until the games have decided between two differences in strength: A. Wald's
// sequential probability ratio test (Annals of Mathematical Statistics 16, 1945).
#pragma once

#include "core/tournament/pairs.hpp"

namespace tournament {

/// Which two Elo differences the test decides between, and how often it may be wrong.
struct Hypotheses
{
    double elo0 = 0;     ///< H0: the first player is so much stronger; below elo1
    double elo1 = 10;    ///< H1
    double alpha = 0.05; ///< how often H1 is accepted where H0 holds, 0 < alpha < 0.5
    double beta = 0.05;  ///< how often H0 is accepted where H1 holds, 0 < beta < 0.5

    bool operator==(const Hypotheses&) const = default;
};

/// The score, 0..1, that this Elo difference makes one expect.
[[nodiscard]] double score_of_elo(double elo);

/// How much likelier the pairs are under H1 than under H0, as a logarithm. Of the five results'
/// probabilities only their mean is assumed; the others are the likeliest with that mean (X. Li,
/// J. Liu, Z. Ying: Generalized sequential probability ratio test, Sequential Analysis 33, 2014).
/// likeliest.hpp has these. 0 without a whole pair; an open pair does not count.
[[nodiscard]] double log_likelihood_ratio(const Pairs& pairs, const Hypotheses& hypotheses);

/// Below `low` H0 is accepted, above `high` H1: log(beta / (1 - alpha)) and
/// log((1 - beta) / alpha).
struct Thresholds
{
    double low;
    double high;
};
[[nodiscard]] Thresholds thresholds(const Hypotheses& hypotheses);

enum class Verdict
{
    undecided,
    h0,
    h1
};
[[nodiscard]] Verdict verdict(const Pairs& pairs, const Hypotheses& hypotheses);

} // namespace tournament
