// A whole match: all games of the schedule between two entrants.
#pragma once

#include "app/mancala_match/entrant.hpp"
#include "app/mancala_match/game.hpp"

namespace mancala_match {

/// Hears of each game in the order of the schedule.
using GameListener = std::function<void(const tournament::Pairing&, const tournament::GameReport&)>;

/// The sum of all games, told by the entrants; the same for any number of jobs, but for the time.
[[nodiscard]] tournament::Standings play_match(const Options& options,
                                               const std::array<Entrant, 2>& entrants,
                                               const GameListener& told = {});

/// 1 if a player broke off with an error in any game, else 0.
[[nodiscard]] int exit_code(const tournament::Standings& standings);

} // namespace mancala_match
