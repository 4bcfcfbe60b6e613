#include "core/players/normal.hpp"
#include "core/players/reach.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <array>

using mancala::Pit;
using support::board;

namespace {

/// How often each pit is played in 3000 questions.
std::array<int, 13> tally(const mancala::Position& position)
{
    std::array<int, 13> times{};
    players::Normal player;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        base::Budget budget;
        ++times.at(static_cast<std::size_t>(player.choose(position, seed, budget).pit.value_or(0)));
    }
    return times;
}

} // namespace

TEST_SUITE_BEGIN("core/players/normal");

TEST_CASE("pits are counted from the own store backwards round the board")
{
    const auto one = players::nearest_first(mancala::Player::one);
    const auto two = players::nearest_first(mancala::Player::two);
    const std::array<int, 12> from_left{1, 2, 3, 4, 5, 6, 12, 11, 10, 9, 8, 7};
    const std::array<int, 12> from_right{12, 11, 10, 9, 8, 7, 1, 2, 3, 4, 5, 6};
    for (std::size_t i = 0; i < from_left.size(); ++i) {
        CHECK(one.at(i) == Pit(from_left.at(i)));
        CHECK(two.at(i) == Pit(from_right.at(i)));
    }
}

TEST_CASE("half of the time Normal takes the nearest exact landing of its own row, else any pit")
{
    // Pits 2 and 4 land in the left store; pit 12 would, too, but is not in player one's row.
    const auto times = tally(board("3 2 4 4 0 0  0 0  0 0 0 0 0 7"));
    // Pit 2: half, and a fifth of the other half: 1800 +- 27; the four others 300 +- 16 each.
    CHECK(times[2] > 1690);
    CHECK(times[2] < 1910);
    for (const std::size_t pit : {1U, 3U, 4U, 12U}) {
        CHECK(times.at(pit) > 230);
        CHECK(times.at(pit) < 370);
    }
}

TEST_CASE("player two looks for landings in the bottom row")
{
    const auto times = tally(board("1 2 3 4 5 6  0 2 to move 0  9 9 9 9 2 0"));
    CHECK(times[11] > 1500);
}

TEST_CASE("without an exact landing Normal plays any pit")
{
    const auto times = tally(board("2 0 0 0 0 0  0 0  4 0 0 0 0 3"));
    for (const std::size_t pit : {1U, 7U, 12U}) {
        CHECK(times.at(pit) > 880);
        CHECK(times.at(pit) < 1120);
    }
}

TEST_SUITE_END();
