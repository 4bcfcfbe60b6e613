// How the result of a match is written.
#pragma once

#include "app/mancala_match/match.hpp"

#include <string>

namespace mancala_match {

/// On standard output, at once, with what was written there before. Throws std::runtime_error where
/// it cannot be written.
void print(const std::string& text);

/// One game in a line: its number, the first pit where the opening says it or the number of a
/// listed opening, the players of board sides one and two, the margin of side one, how it ended.
/// Side one has the first move but where a listed position gives it to the other.
[[nodiscard]] std::string game_line(const Plan& plan,
                                    const tournament::Pairing& pairing,
                                    const tournament::GameReport& report);

/// A few labelled lines for people; holds nothing that differs between two runs.
[[nodiscard]] std::string text(const Result& result);

/// One line of column names and one of values, as RFC 4180 has it but for the plain line ends; a
/// value that does not exist is "-".
[[nodiscard]] std::string csv(const Result& result);

/// How a match that was stopped goes on; empty for any other.
[[nodiscard]] std::string farewell(const Result& result);

/// A line of a list of openings, its moves with how far ahead player 1 is, in stones, as a remark.
[[nodiscard]] std::string opening_line(const OpeningLine& opening, double ahead);

/// What each player took for a move: the one thing that differs from run to run.
[[nodiscard]] std::string times(const Result& result);

} // namespace mancala_match
