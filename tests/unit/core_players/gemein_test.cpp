#include "core/mancala/rules.hpp"
#include "core/players/gemein.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "positions.hpp"

using mancala::Pit;
using support::board;

namespace {

int answer(const mancala::Position& position)
{
    base::Budget budget;
    return static_cast<int>(players::Gemein().choose(position, 0, budget).pit.value_or(0));
}

bool has_bonus_move(const mancala::Position& position)
{
    const auto pits = mancala::pits_with_stones(position);
    return std::any_of(pits.begin(), pits.end(),
                       [&](Pit pit) { return mancala::play(position, pit).bonus_move; });
}

/// The other's series of bonus moves when he always takes the one nearest to his store.
int length_of_series(mancala::Position position)
{
    // As the pits lie from either store: own row outwards, then the other row from the far end.
    const std::array<int, 12> from_left{1, 2, 3, 4, 5, 6, 12, 11, 10, 9, 8, 7};
    int length = 0;
    for (std::size_t i = 0; i < from_left.size();) {
        const int left = from_left.at(i);
        const Pit pit(position.to_move == mancala::Player::one ? left : 13 - left);
        ++i;
        if (position.stones(pit) == 0) {
            continue;
        }
        const auto outcome = mancala::play(position, pit);
        if (outcome.bonus_move) {
            position = outcome.position;
            ++length;
            i = 0;
        }
    }
    return length;
}

/// Which ways a move can leave the game.
struct Ends
{
    bool won = false;
    bool not_won = false;
    bool open = false;
};

Ends ends_of(const mancala::Position& position)
{
    Ends ends;
    for (const Pit pit : mancala::pits_with_stones(position)) {
        const auto outcome = mancala::play(position, pit);
        const bool won = mancala::leader(outcome.position) == position.to_move;
        ends.won = ends.won || (outcome.over && won);
        ends.not_won = ends.not_won || (outcome.over && !won);
        ends.open = ends.open || !outcome.over;
    }
    return ends;
}

} // namespace

TEST_SUITE_BEGIN("core/players/gemein");

TEST_CASE("of two landings in its store Gemein takes the nearer pit")
{
    CHECK(answer(board("5 2 9 4 9 9  0 0  9 9 9 9 9 9")) == 2);
    CHECK(answer(board("5 9 9 9 9 9  0 2 to move 0  9 5 9 9 2 9")) == 11);
}

TEST_CASE("a landing from the other row counts")
{
    // Pit 12 is seven drops from the left store.
    CHECK(answer(board("3 3 2 2 2 2  0 0  5 5 5 5 5 7")) == 12);
}

TEST_CASE("a landing by way of a relay counts")
{
    // Pit 6 ends in the empty pit 8; pit 2 opposite, two stones by now, goes on to pit 1 and the
    // store. No other pit lands there.
    CHECK(answer(board("   5 1 7 7 6 8 \n"
                       " 0  1 to move  0\n"
                       "   5 0 5 5 5 5 ")) == 6);
}

TEST_CASE("Gemein collects whenever a bonus move exists")
{
    int seen = 0;
    for (const auto& position : positions_of_random_games(5, 4)) {
        if (has_bonus_move(position)) {
            ++seen;
            CAPTURE(position);
            CHECK(mancala::play(position, Pit(answer(position))).bonus_move);
        }
    }
    CHECK(seen > 100);
}

TEST_CASE("without a bonus move Gemein leaves the shortest series; of equal ones the first pit")
{
    int seen = 0;
    for (const auto& position : positions_of_random_games(10, 5)) {
        if (has_bonus_move(position)) {
            continue;
        }
        CAPTURE(position);
        const Pit played(answer(position));
        const auto outcome = mancala::play(position, played);
        if (outcome.over) {
            continue;
        }
        const int left = length_of_series(outcome.position);
        for (const Pit pit : mancala::pits_with_stones(position)) {
            const auto other = mancala::play(position, pit);
            if (!other.over) {
                ++seen;
                const int instead = length_of_series(other.position);
                CHECK((pit < played ? instead > left : instead >= left));
            }
        }
    }
    CHECK(seen > 1000);
}

TEST_CASE("Gemein ends the game when that wins, and not when it does not while it has a choice")
{
    int wins = 0;
    int refrains = 0;
    for (const auto& position : positions_of_random_games(300, 6)) {
        const Ends ends = ends_of(position);
        if (has_bonus_move(position) || !(ends.won || (ends.not_won && ends.open))) {
            continue;
        }
        CAPTURE(position);
        CHECK(mancala::play(position, Pit(answer(position))).over == ends.won);
        wins += ends.won ? 1 : 0;
        refrains += ends.won ? 0 : 1;
    }
    CHECK(wins > 20);
    CHECK(refrains > 20);
}

TEST_SUITE_END();
