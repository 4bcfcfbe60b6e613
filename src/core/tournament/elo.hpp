// What a score says about strength: the Elo difference and how sure it is.
#pragma once

#include "core/tournament/standings.hpp"

#include <optional>
#include <string>

namespace tournament {

/// The Elo difference of two players of whom the first scores this part of the points, 0 < score
/// < 1.
[[nodiscard]] double elo_of_score(double score);

/// The score (0..1) the first player would have in the long run lies in this range in about 95 of
/// 100 such matches. It holds the scores from which that of the whole pairs is at most 1.96
/// standard deviations off, these reckoned under the score itself and not under the one that came
/// out: E. B. Wilson's range (Journal of the American Statistical Association 22, 1927), with the
/// likeliest probabilities of a pair's five results in place of the binomial ones. So a match won
/// whole has a range as well, and a worse result never raises either end. As Wilson's it holds less
/// often than that where hardly any pair was to be expected to end otherwise than all others. 0..1
/// without a whole pair; a game whose pair is open does not count.
struct ScoreRange
{
    double low = 0;
    double high = 1;
};
[[nodiscard]] ScoreRange score_range(const Pairs& pairs);

/// An Elo difference with its 95 % range; a part without a value is unknown or has no bound.
struct Elo
{
    std::optional<double> difference;
    std::optional<double> low;
    std::optional<double> high;
};

/// The difference is that of all games, the range that of the whole pairs. There is no difference
/// where a player won everything, and the range has one end then.
[[nodiscard]] Elo elo(const Standings& standings);

/// Half the range, if both ends are known.
[[nodiscard]] std::optional<double> error(const Elo& elo);

/// "+244.1, +230.2 to +258.9", "+700.2, at least +602.0", "at least +663.5", "at most -663.5",
/// "+0.0" without a range, "-".
[[nodiscard]] std::string to_string(const Elo& elo);

/// With a sign and one decimal; "-" for nothing.
[[nodiscard]] std::string signed_number(std::optional<double> number);

} // namespace tournament
