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

/// The lowest score with which all of so many games are won in 5 of 100 matches.
double least_score_of_clean_sweep(double games)
{
    return std::pow(1 - sure, 1 / games);
}

double standard_error(const Standings& standings)
{
    const double score = standings.score();
    const auto spread = [score](std::uint64_t times, double result) {
        return static_cast<double>(times) * (result - score) * (result - score);
    };
    const auto games = static_cast<double>(standings.games());
    const double variance =
        (spread(standings.wins, 1) + spread(standings.draws, 0.5) + spread(standings.losses, 0)) /
        games;
    return std::sqrt(variance / games);
}

} // namespace

double elo_of_score(double score)
{
    return -400 * std::log10(1 / score - 1);
}

ScoreRange score_range(const Standings& standings)
{
    const std::uint64_t games = standings.games();
    if (games == 0 || standings.draws == games) {
        return {};
    }
    const double sweep = least_score_of_clean_sweep(static_cast<double>(games));
    if (standings.wins == games) {
        return {.low = sweep, .high = 1};
    }
    if (standings.losses == games) {
        return {.low = 0, .high = 1 - sweep};
    }
    const double reach = deviations * standard_error(standings);
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
