// One game between two players, from its opening to its end.
#pragma once

#include "app/mancala_match/openings.hpp"
#include "app/mancala_match/options.hpp"
#include "core/mancala/notation.hpp"
#include "core/players/player.hpp"
#include "core/tournament/schedule.hpp"
#include "core/tournament/standings.hpp"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace mancala_match {

/// What all games of a match have in common.
struct Setup
{
    Opening opening = Opening::random;
    int stones = mancala::usual_stones_per_pit;
    std::uint64_t budget = base::Budget::unlimited; ///< steps a move
    std::vector<OpeningLine> openings = {};         ///< with Opening::listed; not empty then
};

struct Game
{
    std::vector<mancala::Move> moves; ///< the opening's included
    tournament::GameReport report;
};

/// The pit that Opening::first begins with: the same for both games of a pair.
[[nodiscard]] mancala::Pit first_pit(const tournament::Pairing& pairing);

/// Which of so many openings of a list: the same for both games of a pair.
[[nodiscard]] std::size_t listed_opening(const tournament::Pairing& pairing, std::size_t openings);

/// The players of board sides one and two play a game. Where an answer is no legal move, a random
/// pit is played and the failure counted. Nothing once the stop is requested.
[[nodiscard]] std::optional<Game> play_game(const Setup& setup,
                                            const std::array<players::Player*, 2>& seats,
                                            const tournament::Pairing& pairing,
                                            const std::stop_token& stop = {});

} // namespace mancala_match
