#include "app/mancala_match/match.hpp"

#include "core/tournament/runner.hpp"

#include <vector>

namespace mancala_match {

namespace {

using Players = std::array<std::unique_ptr<players::Player>, 2>;

/// Players of its own for each thread.
std::vector<Players> players_for(unsigned threads, const std::array<Entrant, 2>& entrants)
{
    std::vector<Players> players;
    for (unsigned i = 0; i < threads; ++i) {
        players.push_back({entrants[0].make(), entrants[1].make()});
    }
    return players;
}

tournament::GameReport
play(const Setup& setup, const Players& players, const tournament::Pairing& pairing)
{
    const std::size_t first = pairing.sides == tournament::Sides::as_named ? 0 : 1;
    return play_game(setup, {players.at(first).get(), players.at(1 - first).get()}, pairing).report;
}

} // namespace

tournament::Standings
play_match(const Options& options, const std::array<Entrant, 2>& entrants, const GameListener& told)
{
    const Setup setup{options.opening, options.stones, options.budget};
    const std::vector<Players> players = players_for(options.jobs, entrants);
    tournament::Standings standings;
    tournament::run(
        tournament::Schedule(options.games, options.seed), options.jobs,
        {.play = [&](const tournament::Pairing& pairing,
                     unsigned thread) { return play(setup, players.at(thread), pairing); },
         .collect =
             [&](const tournament::Pairing& pairing, const tournament::GameReport& report) {
                 standings.add(pairing.sides, report);
                 if (told) {
                     told(pairing, report);
                 }
             }});
    return standings;
}

int exit_code(const tournament::Standings& standings)
{
    const std::string error(players::word(players::Fault::broke_off));
    for (const tournament::Conduct& conduct : standings.conduct) {
        if (conduct.failures.contains(error)) {
            return exit_player_failed;
        }
    }
    return exit_done;
}

} // namespace mancala_match
