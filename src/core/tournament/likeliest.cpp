#include "core/tournament/likeliest.hpp"

#include <algorithm>

namespace tournament {

namespace {

/// How far the mean of the results, each weighed by 1 / (1 + t (a - s)), is off the score s. Falls
/// as t grows.
double excess(const PerResult& weights, double score, double t)
{
    double sum = 0;
    for (std::size_t i = 0; i < pair_scores.size(); ++i) {
        const double off = pair_scores.at(i) - score;
        sum += weights.at(i) * off / (1 + t * off);
    }
    return sum;
}

} // namespace

PerResult weights_of(const Pairs& pairs)
{
    constexpr double unseen = 0.001;
    PerResult weights{};
    std::transform(
        pairs.counts().begin(), pairs.counts().end(), weights.begin(),
        [](std::uint64_t count) { return count == 0 ? unseen : static_cast<double>(count); });
    return weights;
}

double tilt(const PerResult& weights, double score)
{
    constexpr int halvings = 60;
    // Where the excess is 0; in this open range all probabilities are positive.
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int i = 0; i < halvings; ++i) {
        const double middle = low + (high - low) / 2;
        (excess(weights, score, middle) > 0 ? low : high) = middle;
    }
    return low + (high - low) / 2;
}

} // namespace tournament
