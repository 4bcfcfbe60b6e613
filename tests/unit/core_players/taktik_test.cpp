#include "core/mancala/rules.hpp"
#include "core/players/taktik.hpp"
#include "core/players/turn_search.hpp"
#include "support/board.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "positions.hpp"

using mancala::Pit;

namespace {

Pit answer(const mancala::Position& position, std::uint64_t seed = 1)
{
    base::Budget budget;
    return Pit(static_cast<int>(players::Taktik().choose(position, seed, budget).pit.value_or(0)));
}

int gain_of_best_turn(const mancala::Position& position)
{
    base::Budget budget;
    return players::best_turn(position, budget).gain;
}

/// The margin a closing move leaves when the other then plays his best turn.
int margin_after_reply(const mancala::Position& position, Pit pit)
{
    const auto outcome = mancala::play(position, pit);
    const int margin = mancala::margin(outcome.position, position.to_move);
    return outcome.over ? margin : margin - gain_of_best_turn(outcome.position);
}

} // namespace

TEST_SUITE_BEGIN("core/players/taktik");

TEST_CASE("Taktik plays the record turn of 40 stones to its end")
{
    mancala::Outcome now{.position = support::vectors().best_turns.front().position,
                         .bonus_move = true};
    const mancala::Player player = now.position.to_move;
    REQUIRE(now.position.score(player) == 0);
    while (now.bonus_move) {
        now = mancala::play(now.position, answer(now.position));
    }
    CHECK(now.position.score(player) == 40);
}

TEST_CASE("a bonus move of Taktik leads to the most stones of the turn")
{
    int seen = 0;
    for (const auto& position : positions_of_random_games(3, 6)) {
        const auto outcome = mancala::play(position, answer(position));
        if (!outcome.bonus_move) {
            continue;
        }
        ++seen;
        CAPTURE(position);
        const int banked =
            outcome.position.score(position.to_move) - position.score(position.to_move);
        CHECK(banked + gain_of_best_turn(outcome.position) == gain_of_best_turn(position));
    }
    CHECK(seen > 100);
}

TEST_CASE("the move that ends the turn leaves the best margin after the other's best turn")
{
    int seen = 0;
    for (const auto& position : positions_of_random_games(3, 7)) {
        const Pit pit = answer(position);
        if (mancala::play(position, pit).bonus_move) {
            continue;
        }
        ++seen;
        CAPTURE(position);
        const int reached = margin_after_reply(position, pit);
        for (const Pit other : mancala::pits_with_stones(position)) {
            if (!mancala::play(position, other).bonus_move) {
                CHECK(margin_after_reply(position, other) <= reached);
            }
        }
    }
    CHECK(seen > 100);
}

TEST_CASE("among equal ends of the turn the seed decides")
{
    // Whatever player one does, no stone is banked soon: several moves are equal.
    const auto position = support::board("0 0 0 0 1 1  10 10  1 1 0 0 0 0");
    std::set<int> played;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        played.insert(answer(position, seed).number());
    }
    CHECK(played.size() > 1);
}

TEST_SUITE_END();
