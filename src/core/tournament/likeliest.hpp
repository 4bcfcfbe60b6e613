// The likeliest probabilities of the five results of a pair for a given score: what the test and
// the 95 % range have in common.
#pragma once

#include "core/tournament/pairs.hpp"

#include <array>
#include <tuple>

namespace tournament {

/// Something for each of the five results of a pair.
using PerResult = std::array<double, std::tuple_size_v<Pairs::Counts>>;

/// Points a game.
inline constexpr PerResult pair_scores{0, 0.25, 0.5, 0.75, 1};

/// How often each result was seen; one that was not counts as a thousandth of a pair, so that
/// nothing is impossible.
[[nodiscard]] PerResult weights_of(const Pairs& pairs);

/// The likeliest probabilities f_i with the mean s are those in proportion to w_i / (1 + t (a_i -
/// s)), w_i the weights and a_i the scores (A. Owen: Empirical likelihood ratio confidence
/// intervals, Biometrika 75, 1988). The t of this mean, 0 < score < 1.
[[nodiscard]] double tilt(const PerResult& weights, double score);

} // namespace tournament
