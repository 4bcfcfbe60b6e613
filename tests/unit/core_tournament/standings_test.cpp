#include "core/tournament/standings.hpp"

#include <doctest/doctest.h>

using tournament::Conduct;
using tournament::GameReport;
using tournament::Sides;
using tournament::Standings;
using namespace std::chrono_literals;

namespace {

GameReport report(int margin)
{
    GameReport game;
    game.margin = margin;
    game.ending = "natural";
    return game;
}

} // namespace

TEST_SUITE_BEGIN("core/tournament/standings");

TEST_CASE("wins, draws, losses and margins are the first player's, whichever side it had")
{
    Standings sum;
    sum.add(Sides::as_named, report(+10)); // won
    sum.add(Sides::swapped, report(+4));   // the other, having the first move, won
    sum.add(Sides::swapped, report(-6));   // won
    sum.add(Sides::as_named, report(0));
    CHECK(sum.wins == 2);
    CHECK(sum.draws == 1);
    CHECK(sum.losses == 1);
    CHECK(sum.games() == 4);
    CHECK(sum.score() == doctest::Approx(0.625));
    CHECK(sum.mean_margin() == doctest::Approx(3.0));
}

TEST_CASE("each pair of games is counted by the first player's points, half a pair waits")
{
    Standings sum;
    for (const auto& [first, second] : {std::pair(-3, 5), std::pair(0, 4), std::pair(6, 2),
                                        std::pair(0, 0), std::pair(9, 0), std::pair(1, -1)}) {
        sum.add(Sides::as_named, report(first));
        CHECK(sum.pairs.open().has_value());
        sum.add(Sides::swapped, report(second));
    }
    CHECK(sum.pairs.counts() == tournament::Pairs::Counts{1, 1, 2, 1, 1});
    CHECK(sum.pairs.whole() == 6);
    CHECK_FALSE(sum.pairs.open());
    sum.add(Sides::as_named, report(1));
    CHECK(sum.pairs.open() == 2U);
    CHECK(sum.pairs.whole() == 6);
}

TEST_CASE("moves, time, failures and endings are added up for each player")
{
    GameReport game = report(2);
    game.conduct[0].moves = 10;
    game.conduct[0].thinking = 5ms;
    game.conduct[0].failures = {{"error", 1}};
    game.conduct[0].first_message = "line 3: no";
    game.conduct[1].moves = 12;
    game.conduct[1].thinking = 3ms;
    Standings sum;
    sum.add(Sides::as_named, game);
    game.ending = "repetition";
    game.conduct[1].first_message = "line 4: not so";
    sum.add(Sides::swapped, game);
    CHECK(sum.conduct[0].moves == 22);
    CHECK(sum.conduct[1].moves == 22);
    CHECK(sum.conduct[0].thinking == 8ms);
    CHECK(sum.conduct[0].failures == tournament::Counts{{"error", 1}});
    CHECK(sum.conduct[1].failures == tournament::Counts{{"error", 1}});
    CHECK(sum.conduct[0].first_message == "line 3: no");
    CHECK(sum.conduct[1].first_message == "line 3: no");
    CHECK(sum.endings == tournament::Counts{{"natural", 1}, {"repetition", 1}});
}

TEST_CASE("before the first game the score is even, and nothing divides by zero")
{
    CHECK(Standings().score() == doctest::Approx(0.5));
    CHECK(Standings().mean_margin() == doctest::Approx(0.0));
    CHECK(tournament::time_per_move(Conduct{}).count() == doctest::Approx(0.0));
}

TEST_CASE("time per move is in milliseconds")
{
    Conduct conduct;
    conduct.moves = 4;
    conduct.thinking = 2ms;
    CHECK(tournament::time_per_move(conduct).count() == doctest::Approx(0.5));
}

TEST_SUITE_END();
