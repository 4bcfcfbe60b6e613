// What a score says about strength: the Elo difference and how sure it is.
#pragma once

#include "core/tournament/standings.hpp"

#include <optional>
#include <string>

namespace tournament {

/// The Elo difference of two players of whom the first scores this part of the points, 0 < score
/// < 1.
[[nodiscard]] double elo_of_score(double score);

/// The score (0..1) the first player would have in the long run lies in this range in 95 of 100
/// such matches. The variance of the score is the sum, over all pairs, of the squared difference
/// between the points of the pair and those expected, divided by the squared number of games: the
/// cluster-robust estimate (Liang and Zeger, Biometrika 73, 1986), with the pairs as clusters.
/// Where he won or lost everything the range is one-sided, and 0..1 where nothing can be said.
struct ScoreRange
{
    double low = 0;
    double high = 1;
};
[[nodiscard]] ScoreRange score_range(const Standings& standings);

/// An Elo difference with its 95 % range; a part without a value is unknown or has no bound.
struct Elo
{
    std::optional<double> difference;
    std::optional<double> low;
    std::optional<double> high;
};

/// The range is that of the score. It is one-sided where a player won everything:
/// there is no difference then, only a bound that holds in 95 of 100 such matches. No range at all
/// where all pairs had the same result otherwise, or no game was played.
[[nodiscard]] Elo elo(const Standings& standings);

/// Half the range, if both ends are known.
[[nodiscard]] std::optional<double> error(const Elo& elo);

/// "+244.1 +- 12.3", "+1320.2, at least +1102.0", "at least +663.5", "at most -663.5", "+0.0 +- -",
/// "-".
[[nodiscard]] std::string to_string(const Elo& elo);

/// With a sign and one decimal; "-" for nothing.
[[nodiscard]] std::string signed_number(std::optional<double> number);

} // namespace tournament
