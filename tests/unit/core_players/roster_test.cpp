// What holds for every built-in player.
#include "core/players/roster.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

#include <stop_token>

#include "positions.hpp"

using players::Kind;

namespace {

std::int64_t answer(Kind kind,
                    const mancala::Position& position,
                    std::uint64_t seed,
                    base::Budget budget = base::Budget())
{
    const auto player = players::make_player(kind);
    player->new_game();
    return player->choose(position, seed, budget).pit.value_or(0);
}

} // namespace

TEST_SUITE_BEGIN("core/players/roster");

TEST_CASE("each kind is found by its name")
{
    CHECK(players::name(Kind::gemein) == "gemein");
    for (const Kind kind : players::all_kinds) {
        CHECK(players::kind_named(players::name(kind)) == kind);
    }
    CHECK_FALSE(players::kind_named("mensch"));
    CHECK_FALSE(players::kind_named("Normal"));
}

TEST_CASE("the same position, seed and budget give the same move")
{
    for (const auto& position : positions_of_random_games(2, 1)) {
        for (const Kind kind : players::all_kinds) {
            CAPTURE(position);
            CHECK(answer(kind, position, 7) == answer(kind, position, 7));
            CHECK(answer(kind, position, 7, base::Budget(20)) ==
                  answer(kind, position, 7, base::Budget(20)));
        }
    }
}

TEST_CASE("every player names a legal pit within any budget, and when told to stop")
{
    std::stop_source stopped;
    stopped.request_stop();
    for (const auto& position : positions_of_random_games(3, 2)) {
        for (const Kind kind : players::all_kinds) {
            CAPTURE(position);
            CAPTURE(players::name(kind));
            for (const std::uint64_t steps : {0U, 1U, 5U, 30U, 1000U}) {
                const auto pit = answer(kind, position, 3, base::Budget(steps));
                CHECK_FALSE(players::fault({.pit = pit}, position));
            }
            const base::Budget told(base::Budget::unlimited, stopped.get_token());
            CHECK_FALSE(players::fault({.pit = answer(kind, position, 3, told)}, position));
        }
    }
}

TEST_CASE("a search spends no more than its budget")
{
    for (const auto& position : positions_of_random_games(2, 3)) {
        base::Budget budget(100);
        (void)players::make_player(Kind::taktik)->choose(position, 1, budget);
        CHECK(budget.left() <= 100);
        base::Budget much(1'000'000);
        (void)players::make_player(Kind::taktik)->choose(position, 1, much);
        CHECK(much.left() > 0);
    }
}

TEST_SUITE_END();
