// A whole match: all games of the schedule between two entrants.
#pragma once

#include "app/mancala_match/entrant.hpp"
#include "app/mancala_match/game.hpp"
#include "core/tournament/runner.hpp"

namespace mancala_match {

/// What the options ask for, with the files they name read.
struct Plan
{
    Options options;
    std::array<Entrant, 2> entrants;
    std::vector<OpeningLine> openings; ///< with Opening::listed
    std::uint64_t games = 0;
    /// How many different games there are; nothing where chance makes them without end. No more are
    /// played: the same game again would count as new evidence.
    std::optional<std::uint64_t> different = std::nullopt;
};

/// The plan, or what is wrong with a player or a file.
[[nodiscard]] base::Result<Plan> plan_of(const Options& options);

/// What came of it.
struct Result
{
    Plan plan;
    tournament::Standings standings;
    tournament::End end = tournament::End::all_played;
};

class GameFile;

/// What a match has to do with the world; all of it may be left out.
struct Surroundings
{
    /// Hears of each game in the order of the schedule.
    std::function<void(const tournament::Pairing&, const tournament::GameReport&)> told = {};
    GameFile* file = nullptr; ///< has the games of an earlier run and takes new ones
    std::stop_token stop = {};
};

/// Plays until all games are over, the test of the options has its verdict or somebody asks for a
/// stop. The standings are told by the entrants; the same for any number of jobs, and whether the
/// match was ever stopped or not, but for the time.
[[nodiscard]] Result play_match(const Plan& plan, const Surroundings& around = {});

/// What the program ends with: a stop, else whether a player broke off with an error in any game.
[[nodiscard]] int exit_code(const Result& result);

} // namespace mancala_match
