#include "core/tournament/sprt.hpp"

#include <algorithm>
#include <cmath>

namespace tournament {

namespace {

/// Something for each of the five results of a pair.
using PerResult = std::array<double, std::tuple_size_v<Pairs::Counts>>;

/// Points a game.
constexpr PerResult points{0, 0.25, 0.5, 0.75, 1};

PerResult weights_of(const Pairs& pairs)
{
    constexpr double unseen = 0.001;
    PerResult weights{};
    std::transform(
        pairs.counts().begin(), pairs.counts().end(), weights.begin(),
        [](std::uint64_t count) { return count == 0 ? unseen : static_cast<double>(count); });
    return weights;
}

/// How far the mean of the results, each weighed by 1 / (1 + t (a - s)), is off the score s. Falls
/// as t grows.
double excess(const PerResult& weights, double score, double t)
{
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double off = points.at(i) - score;
        sum += weights.at(i) * off / (1 + t * off);
    }
    return sum;
}

/// The t of the likeliest probabilities with this mean, 0 < score < 1: where the excess is 0. All
/// probabilities are positive in the open range in which it is looked for.
double tilt(const PerResult& weights, double score)
{
    constexpr int halvings = 60;
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int i = 0; i < halvings; ++i) {
        const double middle = low + (high - low) / 2;
        (excess(weights, score, middle) > 0 ? low : high) = middle;
    }
    return low + (high - low) / 2;
}

} // namespace

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
    for (std::size_t i = 0; i < points.size(); ++i) {
        sum += weights.at(i) * std::log((1 + tilt0 * (points.at(i) - score0)) /
                                        (1 + tilt1 * (points.at(i) - score1)));
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
