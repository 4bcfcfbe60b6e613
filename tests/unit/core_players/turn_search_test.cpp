#include "core/mancala/rules.hpp"
#include "core/players/turn_search.hpp"
#include "support/board.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "positions.hpp"

using mancala::Pit;
using players::best_turn;

namespace {

/// Every turn played out, nothing remembered; nothing if there are more moves than `moves_left`.
std::optional<int> gain_by_trying_all(const mancala::Position& position, int& moves_left)
{
    int best = 0;
    for (const Pit pit : mancala::pits_with_stones(position)) {
        if (--moves_left < 0) {
            return std::nullopt;
        }
        const auto outcome = mancala::play(position, pit);
        int gain = outcome.position.score(position.to_move) - position.score(position.to_move);
        if (outcome.bonus_move) {
            const auto further = gain_by_trying_all(outcome.position, moves_left);
            if (!further) {
                return std::nullopt;
            }
            gain += *further;
        }
        best = std::max(best, gain);
    }
    return best;
}

/// Follows the search move by move to the end of the turn; what the store gained.
int gain_by_following(const mancala::Position& start)
{
    mancala::Outcome now{.position = start, .bonus_move = true};
    while (now.bonus_move) {
        base::Budget budget;
        now = mancala::play(now.position, best_turn(now.position, budget).pit);
    }
    return now.position.score(start.to_move) - start.score(start.to_move);
}

} // namespace

TEST_SUITE_BEGIN("core/players/turn_search");

TEST_CASE("all 42 best turns of the vectors, the record of 40 stones among them")
{
    REQUIRE(support::vectors().best_turns.size() == 42);
    int record = 0;
    for (const support::BestTurn& v : support::vectors().best_turns) {
        CAPTURE(v.position);
        base::Budget budget;
        CHECK(best_turn(v.position, budget).gain == v.gain);
        CHECK(gain_by_following(v.position) == v.gain);
        record = std::max(record, v.gain);
    }
    CHECK(record == 40);
}

TEST_CASE("the search finds what trying all turns finds")
{
    int compared = 0;
    for (const auto& position : positions_of_random_games(6, 5)) {
        int moves_left = 20'000;
        if (const auto gain = gain_by_trying_all(position, moves_left)) {
            CAPTURE(position);
            base::Budget budget;
            CHECK(best_turn(position, budget).gain == *gain);
            ++compared;
        }
    }
    CHECK(compared > 500);
}

TEST_CASE("the first turn of the game can bank two stones: pit 4, then one past the store")
{
    base::Budget budget;
    const auto turn = best_turn(mancala::initial(), budget);
    CHECK(turn.gain == 2);
    CHECK(turn.pit == Pit(4));
}

TEST_CASE("a search ends with its budget and names a turn all the same")
{
    const auto& record = support::vectors().best_turns.front().position;
    base::Budget budget(50);
    const auto turn = best_turn(record, budget);
    CHECK(budget.left() == 0);
    CHECK(turn.gain >= 0);
    CHECK(turn.gain < 40);
    CHECK_FALSE(mancala::refusal(record, turn.pit));
}

TEST_SUITE_END();
