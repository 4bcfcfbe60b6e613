// All vectors of tests/data/mancala-vectors.json: single moves sow by sow, and whole games.
#include "core/base/rng.hpp"
#include "core/mancala/rules.hpp"
#include "support/board.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using mancala::Pit;
using mancala::Place;

namespace {

int number_of_place(Place place)
{
    return place.is_store() ? -mancala::number_of(place.store_owner()) : place.pit().number();
}

void check_laps(const support::MoveVector& v, const mancala::Trace& trace)
{
    REQUIRE(trace.laps.size() == v.sow_pits.size());
    for (std::size_t i = 0; i < trace.laps.size(); ++i) {
        CHECK(trace.laps[i].from == Pit(v.sow_pits[i]));
        CHECK(trace.laps[i].drops.size() == static_cast<std::size_t>(v.sow_counts[i]));
        CHECK(number_of_place(trace.laps[i].drops.back()) == v.sow_last[i]);
    }
    CHECK(static_cast<int>(trace.laps.size()) - 1 == v.relays);
}

/// The position shown by dropping a trace's stones one by one.
mancala::Position replay(mancala::Position position, const mancala::Trace& trace)
{
    for (const mancala::Lap& lap : trace.laps) {
        position.pits[lap.from.index()] = 0;
        for (const Place place : lap.drops) {
            if (place.is_store()) {
                ++position.stores[mancala::index_of(place.store_owner())];
            } else {
                ++position.pits[place.pit().index()];
            }
        }
    }
    return position;
}

} // namespace

TEST_SUITE_BEGIN("core/mancala/vectors");

TEST_CASE("all 344 moves give the listed sowings, boards, scores and sides")
{
    REQUIRE(support::vectors().moves.size() == 344);
    for (const support::MoveVector& v : support::vectors().moves) {
        CAPTURE(v.category);
        CAPTURE(v.before);
        CAPTURE(v.move.number());
        const mancala::Trace trace = mancala::trace(v.before, v.move);
        check_laps(v, trace);
        CHECK(trace.opposite_was_empty == v.empty_opposite);
        CHECK(trace.unswept.pits == v.unswept.pits);
        CHECK(trace.unswept.stores == v.unswept.stores);
        const mancala::Outcome outcome = mancala::play(v.before, v.move);
        CHECK(outcome.position.pits == v.after.pits);
        CHECK(outcome.position.stores == v.after.stores);
        CHECK(outcome.bonus_move == v.extra_turn);
        CHECK(outcome.over == v.game_over);
        if (!v.game_over) {
            CHECK(mancala::number_of(outcome.position.to_move) == v.side_to_move);
        }
    }
}

TEST_CASE("the twelve whole games and the model game end with the listed scores")
{
    REQUIRE(support::vectors().games.size() == 13);
    for (const support::WholeGame& game : support::vectors().games) {
        mancala::Position position = mancala::initial();
        for (const int pit : game.moves) {
            REQUIRE_FALSE(mancala::refusal(position, Pit(pit)));
            position = mancala::play(position, Pit(pit)).position;
        }
        CHECK(mancala::is_over(position));
        CHECK(position.stores[0] == game.final_score[0]);
        CHECK(position.stores[1] == game.final_score[1]);
    }
}

TEST_CASE("the best turns of the vectors bring the listed gain")
{
    for (const support::BestTurn& turn : support::vectors().best_turns) {
        CAPTURE(turn.position);
        mancala::Position position = turn.position;
        for (const int pit : turn.line) {
            position = mancala::play(position, Pit(pit)).position;
        }
        CHECK(position.score(turn.position.to_move) - turn.position.score(turn.position.to_move) ==
              turn.gain);
    }
}

TEST_CASE("in random games no stone is lost and the trace ends where play does")
{
    base::Rng rng(1996);
    for (int game = 0; game < 300; ++game) {
        const int stones = 1 + game % 9;
        mancala::Position position = mancala::initial(stones);
        while (!mancala::is_over(position)) {
            const auto pits = mancala::pits_with_stones(position);
            const Pit pit = pits[rng.below(pits.size())];
            const mancala::Trace trace = mancala::trace(position, pit);
            REQUIRE(replay(position, trace) == trace.unswept);
            const mancala::Outcome outcome = mancala::play(position, pit);
            REQUIRE(outcome.position == trace.outcome.position);
            position = outcome.position;
            REQUIRE(mancala::stones_on_board(position) + position.stores[0] + position.stores[1] ==
                    12 * stones);
        }
    }
}

TEST_SUITE_END();
