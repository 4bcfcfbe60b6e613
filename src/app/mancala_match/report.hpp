// How the result of a match is written.
#pragma once

#include "app/mancala_match/match.hpp"

#include <string>
#include <vector>

namespace mancala_match {

/// A match that was played.
struct Result
{
    Options options;
    std::array<std::string, 2> names;
    tournament::Standings standings;
    std::vector<std::string> timed = {}; ///< the players who think by the clock
};

/// One game in a line: its number, who had the first move, the margin of that player, how it ended,
/// and the first pit where the opening says it.
[[nodiscard]] std::string game_line(const Options& options,
                                    const std::array<std::string, 2>& names,
                                    const tournament::Pairing& pairing,
                                    const tournament::GameReport& report);

/// A few labelled lines for people; holds nothing that differs between two runs.
[[nodiscard]] std::string text(const Result& result);

/// One line of column names and one of values, as RFC 4180 has it but for the plain line ends; a
/// value that does not exist is "-".
[[nodiscard]] std::string csv(const Result& result);

/// What each player took for a move: the one thing that differs from run to run.
[[nodiscard]] std::string times(const Result& result);

} // namespace mancala_match
