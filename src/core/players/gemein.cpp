#include "core/players/gemein.hpp"

#include "core/mancala/rules.hpp"
#include "core/players/reach.hpp"

#include <limits>

namespace players {

namespace {

using mancala::Outcome;
using mancala::Pit;
using mancala::Position;

struct Step
{
    Pit pit;
    Outcome outcome;
};

/// The nearest pit that gives a bonus move; nothing if none does or the budget is used up.
std::optional<Step> bonus_move(const Position& position, base::Budget& budget)
{
    for (const Pit pit : nearest_first(position.to_move)) {
        if (position.stones(pit) == 0) {
            continue;
        }
        if (!budget.spend()) {
            return std::nullopt;
        }
        const Outcome outcome = mancala::play(position, pit);
        if (outcome.bonus_move) {
            return Step{pit, outcome};
        }
    }
    return std::nullopt;
}

int length_of_series(Position position, base::Budget& budget)
{
    int length = 0;
    while (const auto step = bonus_move(position, budget)) {
        position = step->outcome.position;
        ++length;
    }
    return length;
}

/// How much the other can collect after a move: the moves of his series. A move that ends the game
/// leaves him nothing; if it does not win, it is the last to be taken.
int harm(const Outcome& outcome, mancala::Player player, base::Budget& budget)
{
    if (!outcome.over) {
        return length_of_series(outcome.position, budget);
    }
    return mancala::leader(outcome.position) == player ? -1 : std::numeric_limits<int>::max();
}

/// The pit after which the other collects least; of several the first of the board.
Pit spoiling_pit(const Position& position, base::Budget& budget)
{
    const auto pits = mancala::pits_with_stones(position);
    Pit best = pits.front();
    int least = std::numeric_limits<int>::max();
    for (const Pit pit : pits) {
        if (!budget.spend()) {
            break;
        }
        const int harm_done = harm(mancala::play(position, pit), position.to_move, budget);
        if (harm_done < least) {
            least = harm_done;
            best = pit;
        }
    }
    return best;
}

} // namespace

Choice Gemein::choose(const Position& position, std::uint64_t /*seed*/, base::Budget& budget)
{
    if (const auto collecting = bonus_move(position, budget)) {
        return {.pit = collecting->pit.number()};
    }
    return {.pit = spoiling_pit(position, budget).number()};
}

} // namespace players
