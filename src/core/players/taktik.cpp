#include "core/players/taktik.hpp"

#include "core/base/rng.hpp"
#include "core/mancala/rules.hpp"
#include "core/players/reach.hpp"
#include "core/players/turn_search.hpp"

#include <cassert>
#include <limits>
#include <vector>

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

/// The move to end the turn with, by lot among equals. At least one move must end it.
Pit closing_pit(const Position& position, base::Rng rng, base::Budget& budget)
{
    std::vector<Pit> best;
    int greatest = std::numeric_limits<int>::min();
    for (const Pit pit : mancala::pits_with_stones(position)) {
        const Outcome outcome = mancala::play(position, pit);
        if (outcome.bonus_move) {
            continue;
        }
        if (!best.empty() && !budget.spend()) {
            break;
        }
        const int value = balance(position, outcome, budget);
        if (value > greatest) {
            greatest = value;
            best.clear();
        }
        if (value == greatest) {
            best.push_back(pit);
        }
    }
    assert(!best.empty());
    return best[rng.below(best.size())];
}

} // namespace

Choice Taktik::choose(const Position& position, std::uint64_t seed, base::Budget& budget)
{
    const Pit collecting = best_turn(position, budget).pit;
    if (mancala::play(position, collecting).bonus_move) {
        return {.pit = collecting.number()};
    }
    return {.pit = closing_pit(position, base::Rng(seed), budget).number()};
}

} // namespace players
