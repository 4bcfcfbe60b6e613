#include "core/players/taktik.hpp"

#include "core/mancala/rules.hpp"
#include "core/players/reach.hpp"
#include "core/players/turn_search.hpp"

#include <limits>

namespace players {

namespace {

using mancala::Outcome;
using mancala::Pit;
using mancala::Position;

/// What the move brings at once, less what the other's next turn can bring him.
int balance(const Position& before, const Outcome& outcome, base::Budget& budget)
{
    const mancala::Player player = before.to_move;
    const int gain = mancala::margin(outcome.position, player) - mancala::margin(before, player);
    return outcome.over ? gain : gain - best_turn(outcome.position, budget).gain;
}

Pit closing_pit(const Position& position, base::Budget& budget)
{
    std::optional<Pit> best;
    int greatest = std::numeric_limits<int>::min();
    for (const Pit pit : nearest_first(position.to_move)) {
        if (position.stones(pit) == 0 || (best && !budget.spend())) {
            continue;
        }
        const Outcome outcome = mancala::play(position, pit);
        if (outcome.bonus_move) {
            continue;
        }
        const int value = balance(position, outcome, budget);
        if (value > greatest) {
            greatest = value;
            best = pit;
        }
    }
    return *best;
}

} // namespace

Choice Taktik::choose(const Position& position, std::uint64_t /*seed*/, base::Budget& budget)
{
    const auto turn = best_turn(position, budget);
    if (turn.pit && mancala::play(position, *turn.pit).bonus_move) {
        return {.pit = turn.pit->number()};
    }
    return {.pit = closing_pit(position, budget).number()};
}

} // namespace players
