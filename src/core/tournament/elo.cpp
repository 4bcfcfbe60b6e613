#include "core/tournament/elo.hpp"

#include "core/tournament/likeliest.hpp"

#include <cmath>
#include <iomanip>
#include <numeric>
#include <sstream>

namespace tournament {

namespace {

/// So many standard deviations to either side hold 95 % of a normal distribution.
constexpr double most_deviations = 1.959964;

std::optional<double> bound(double score)
{
    return score > 0 && score < 1 ? std::optional(elo_of_score(score)) : std::nullopt;
}

double mean_of(const Pairs& pairs)
{
    double sum = 0;
    for (std::size_t i = 0; i < pair_scores.size(); ++i) {
        sum += static_cast<double>(pairs.counts().at(i)) * pair_scores.at(i);
    }
    return sum / static_cast<double>(pairs.whole());
}

/// The variance of the score of one pair under the likeliest probabilities with this mean.
double variance(const PerResult& weights, double score)
{
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    const double t = tilt(weights, score);
    double sum = 0;
    for (std::size_t i = 0; i < pair_scores.size(); ++i) {
        const double off = pair_scores.at(i) - score;
        sum += weights.at(i) / all * off * off / (1 + t * off);
    }
    return sum;
}

/// The score farthest from the mean towards this end, 0 or 1, from which the pairs are not too
/// many standard deviations off.
double farthest_score(const Pairs& pairs, double end)
{
    constexpr int halvings = 50;
    const PerResult weights = weights_of(pairs);
    const double mean = mean_of(pairs);
    double within = mean;
    double beyond = end;
    for (int i = 0; i < halvings && within != end; ++i) {
        const double middle = (within + beyond) / 2;
        const double error =
            std::sqrt(variance(weights, middle) / static_cast<double>(pairs.whole()));
        (std::abs(mean - middle) > most_deviations * error ? beyond : within) = middle;
    }
    return within;
}

} // namespace

double elo_of_score(double score)
{
    return -400 * std::log10(1 / score - 1);
}

ScoreRange score_range(const Pairs& pairs)
{
    if (pairs.whole() == 0) {
        return {};
    }
    return {.low = farthest_score(pairs, 0), .high = farthest_score(pairs, 1)};
}

Elo elo(const Standings& standings)
{
    const ScoreRange range = score_range(standings.pairs);
    const std::uint64_t games = standings.games();
    return {.difference = games == 0 ? std::nullopt : bound(standings.score()),
            .low = bound(range.low),
            .high = bound(range.high)};
}

std::optional<double> error(const Elo& elo)
{
    return elo.low && elo.high ? std::optional((*elo.high - *elo.low) / 2) : std::nullopt;
}

std::string signed_number(std::optional<double> number)
{
    if (!number) {
        return "-";
    }
    std::ostringstream text;
    text << std::showpos << std::fixed << std::setprecision(1) << *number;
    return text.str() == "-0.0" ? "+0.0" : text.str();
}

std::string to_string(const Elo& elo)
{
    const std::string difference = elo.difference ? signed_number(elo.difference) : "";
    const std::string comma = elo.difference ? ", " : "";
    if (elo.low && elo.high) {
        return difference + comma + signed_number(elo.low) + " to " + signed_number(elo.high);
    }
    if (elo.low) {
        return difference + comma + "at least " + signed_number(elo.low);
    }
    if (elo.high) {
        return difference + comma + "at most " + signed_number(elo.high);
    }
    return elo.difference ? difference : "-";
}

} // namespace tournament
