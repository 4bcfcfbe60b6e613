#include "core/tournament/sprt.hpp"

#include "core/tournament/likeliest.hpp"

#include <cmath>

namespace tournament {

double score_of_elo(double elo)
{
    return 1 / (1 + std::pow(10, -elo / 400));
}

double log_likelihood_ratio(const Pairs& pairs, const Hypotheses& hypotheses)
{
    if (pairs.whole() == 0) {
        return 0;
    }
    const PerResult weights = weights_of(pairs);
    const double score0 = score_of_elo(hypotheses.elo0);
    const double score1 = score_of_elo(hypotheses.elo1);
    const double tilt0 = tilt(weights, score0);
    const double tilt1 = tilt(weights, score1);
    double sum = 0;
    for (std::size_t i = 0; i < pair_scores.size(); ++i) {
        sum += weights.at(i) * std::log((1 + tilt0 * (pair_scores.at(i) - score0)) /
                                        (1 + tilt1 * (pair_scores.at(i) - score1)));
    }
    return sum;
}

Thresholds thresholds(const Hypotheses& hypotheses)
{
    return {.low = std::log(hypotheses.beta / (1 - hypotheses.alpha)),
            .high = std::log((1 - hypotheses.beta) / hypotheses.alpha)};
}

Verdict verdict(const Pairs& pairs, const Hypotheses& hypotheses)
{
    const double ratio = log_likelihood_ratio(pairs, hypotheses);
    const auto [low, high] = thresholds(hypotheses);
    if (ratio >= high) {
        return Verdict::h1;
    }
    return ratio <= low ? Verdict::h0 : Verdict::undecided;
}

} // namespace tournament
