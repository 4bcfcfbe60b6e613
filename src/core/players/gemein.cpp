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

/// The pit after which the other collects least; the nearest of several.
Pit spoiling_pit(const Position& position, base::Budget& budget)
{
    std::optional<Pit> best;
    int shortest = std::numeric_limits<int>::max();
    for (const Pit pit : nearest_first(position.to_move)) {
        if (position.stones(pit) == 0 || (best && !budget.spend())) {
            continue;
        }
        const int length = length_of_series(mancala::play(position, pit).position, budget);
        if (length < shortest) {
            shortest = length;
            best = pit;
        }
    }
    return *best;
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
