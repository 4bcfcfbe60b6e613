#include "app/mancala_match/match.hpp"

#include "app/mancala_match/game_file.hpp"
#include "core/endgame/built_tables.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace mancala_match {

namespace {

using Players = std::array<std::unique_ptr<players::Player>, 2>;

/// Endgame tables built for the match, so that nothing depends on what a machine has.
class Knowledge
{
  public:
    explicit Knowledge(int stones)
        : tables_(stones)
    {
    }
    [[nodiscard]] const engine::ExactValues* values() const
    {
        return values_.most_stones_known() < endgame::Tables::least_stones ? nullptr : &values_;
    }

  private:
    endgame::BuiltTables tables_;
    endgame::TableValues values_{tables_.tables()};
};

using Values = std::array<const engine::ExactValues*, 2>;

/// Players of its own for each thread.
std::vector<Players>
players_for(unsigned threads, const std::array<Entrant, 2>& entrants, const Values& known)
{
    std::vector<Players> players;
    for (unsigned i = 0; i < threads; ++i) {
        players.push_back({entrants[0].make(known[0]), entrants[1].make(known[1])});
    }
    return players;
}

/// The game out of the file, or else played and put there.
std::optional<tournament::GameReport> play(const Setup& setup,
                                           const Players& players,
                                           const tournament::Pairing& pairing,
                                           GameFile* file,
                                           const std::stop_token& stop)
{
    if (const auto* known = file == nullptr ? nullptr : file->find(pairing.number)) {
        return *known;
    }
    const std::size_t first = pairing.sides == tournament::Sides::as_named ? 0 : 1;
    auto game =
        play_game(setup, {players.at(first).get(), players.at(1 - first).get()}, pairing, stop);
    if (!game) {
        return std::nullopt;
    }
    if (file != nullptr) {
        file->add(pairing.number, game->report);
    }
    return std::move(game->report);
}

/// Two for each opening where nobody draws lots, neither the players nor who chooses the opening.
std::optional<std::uint64_t> different_games(const Plan& plan)
{
    for (const Entrant& entrant : plan.entrants) {
        if (entrant.chance == Chance::possible) {
            return std::nullopt;
        }
    }
    switch (plan.options.opening) {
    case Opening::none: return 2;
    case Opening::first: return 2 * mancala::Pit::count;
    case Opening::listed: return 2 * plan.openings.size();
    case Opening::random: break;
    }
    return std::nullopt;
}

std::uint64_t usual_games(const Options& options, std::size_t openings)
{
    constexpr std::uint64_t usual = 100;
    constexpr std::uint64_t usual_for_test = 40'000;
    if (openings > 0) {
        return 2 * openings;
    }
    return options.sprt ? usual_for_test : usual;
}

/// A test looks at the pairs, so it can end only where one is whole.
tournament::Next after_game(const Options& options, const tournament::Pairs& pairs)
{
    const bool decided =
        options.sprt && !pairs.open() &&
        tournament::verdict(pairs, *options.sprt) != tournament::Verdict::undecided;
    return decided ? tournament::Next::stop : tournament::Next::go_on;
}

} // namespace

base::Result<Plan> plan_of(const Options& options)
{
    auto first = entrant(options.players[0], options.extern_files);
    auto second = entrant(options.players[1], options.extern_files);
    if (!first || !second) {
        return base::failure(first ? second.error() : first.error());
    }
    Plan plan{options, {std::move(*first), std::move(*second)}, {}, 0};
    if (options.opening == Opening::listed) {
        auto openings = load_openings(options.openings_file, options.stones);
        if (!openings) {
            return base::failure(openings.error());
        }
        plan.openings = std::move(*openings);
    }
    plan.games = options.games.value_or(usual_games(options, plan.openings.size()));
    plan.different = different_games(plan);
    if (plan.different) {
        plan.games = std::min(plan.games, *plan.different);
        if (const auto alike = openings_alike(plan.openings, options.stones)) {
            return base::failure(
                {options.openings_file, 0, 0,
                 "openings " + std::to_string(alike->first + 1) + " and " +
                     std::to_string(alike->second + 1) +
                     " lead to one position, and these players would play the same games from it",
                 ""});
        }
    }
    return plan;
}

Result play_match(const Plan& plan, const Surroundings& around)
{
    const Options& options = plan.options;
    const Setup setup{options.opening, options.stones, options.budget, plan.openings};
    const Knowledge first(plan.entrants[0].table_stones);
    std::optional<Knowledge> second;
    if (plan.entrants[1].table_stones != plan.entrants[0].table_stones) {
        second.emplace(plan.entrants[1].table_stones);
    }
    const std::vector<Players> players = players_for(
        options.jobs, plan.entrants, {first.values(), second ? second->values() : first.values()});
    Result result{plan, {}, {}};
    result.end = tournament::run(
        tournament::Schedule(plan.games, options.seed), options.jobs,
        {.play =
             [&](const tournament::Pairing& pairing, unsigned thread, const std::stop_token& stop) {
                 return play(setup, players.at(thread), pairing, around.file, stop);
             },
         .collect =
             [&](const tournament::Pairing& pairing, const tournament::GameReport& report) {
                 result.standings.add(pairing.sides, report);
                 if (around.told) {
                     around.told(pairing, report);
                 }
                 return after_game(options, result.standings.pairs);
             }},
        around.stop);
    return result;
}

int exit_code(const Result& result)
{
    if (result.end == tournament::End::asked) {
        return exit_stopped;
    }
    const std::string error(players::word(players::Fault::broke_off));
    for (const tournament::Conduct& conduct : result.standings.conduct) {
        if (conduct.failures.contains(error)) {
            return exit_player_failed;
        }
    }
    return exit_done;
}

} // namespace mancala_match
