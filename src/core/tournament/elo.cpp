#include "core/tournament/elo.hpp"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace tournament {

namespace {

constexpr double sure = 0.95;
/// So many standard deviations to either side hold 95 % of a normal distribution.
constexpr double deviations = 1.959964;

std::optional<double> bound(double score)
{
    return score > 0 && score < 1 ? std::optional(elo_of_score(score)) : std::nullopt;
}

/// The lowest score with which all of so many pairs are won in 5 of 100 matches: a player who wins
/// a pair with this probability scores no less.
double least_score_of_clean_sweep(const Pairs& pairs)
{
    const auto trials = static_cast<double>(pairs.whole() + (pairs.open() ? 1 : 0));
    return std::pow(1 - sure, 1 / trials);
}

double standard_error(const Standings& standings)
{
    const double score = standings.score();
    double sum = 0;
    for (std::size_t points = 0; points < standings.pairs.counts().size(); ++points) {
        const double surplus = static_cast<double>(points) / 2 - 2 * score;
        sum += static_cast<double>(standings.pairs.counts().at(points)) * surplus * surplus;
    }
    if (const auto points = standings.pairs.open()) {
        const double surplus = static_cast<double>(*points) / 2 - score;
        sum += surplus * surplus;
    }
    return std::sqrt(sum) / static_cast<double>(standings.games());
}

} // namespace

double elo_of_score(double score)
{
    return -400 * std::log10(1 / score - 1);
}

ScoreRange score_range(const Standings& standings)
{
    const std::uint64_t games = standings.games();
    if (games > 0 && standings.wins == games) {
        return {.low = least_score_of_clean_sweep(standings.pairs), .high = 1};
    }
    if (games > 0 && standings.losses == games) {
        return {.low = 0, .high = 1 - least_score_of_clean_sweep(standings.pairs)};
    }
    const double error = games == 0 ? 0 : standard_error(standings);
    if (error <= 0) {
        return {};
    }
    const double reach = deviations * error;
    return {.low = std::max(0.0, standings.score() - reach),
            .high = std::min(1.0, standings.score() + reach)};
}

Elo elo(const Standings& standings)
{
    const ScoreRange range = score_range(standings);
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
    std::string text = elo.difference ? signed_number(elo.difference) : "";
    if (const auto half = error(elo)) {
        return text + " +- " + signed_number(half).substr(1);
    }
    if (!elo.low && !elo.high) {
        return elo.difference ? text + " +- -" : "-";
    }
    if (elo.difference) {
        text += ", ";
    }
    return text +
           (elo.low ? "at least " + signed_number(elo.low) : "at most " + signed_number(elo.high));
}

} // namespace tournament
