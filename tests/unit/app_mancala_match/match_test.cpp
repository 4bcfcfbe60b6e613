#include "app/mancala_match/match.hpp"
#include "app/mancala_match/report.hpp"

#include <doctest/doctest.h>

using mancala_match::entrant;
using mancala_match::Options;
using mancala_match::Result;

namespace {

Result match(const char* first, const char* second, unsigned jobs)
{
    Options options;
    options.players = {first, second};
    options.games = 61;
    options.seed = 9;
    options.jobs = jobs;
    return {options, options.players,
            play_match(options, {entrant(first).value(), entrant(second).value()})};
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_match/match");

TEST_CASE("the same seed prints the same with one job and with several")
{
    const Result one = match("normal", "gemein", 1);
    for (const unsigned jobs : {2U, 5U}) {
        const Result several = match("normal", "gemein", jobs);
        CHECK(mancala_match::text(one) == mancala_match::text(several));
        CHECK(mancala_match::csv(one) == mancala_match::csv(several));
    }
}

TEST_CASE("a match has as many games as asked for, told from the first player's view")
{
    const Result strong = match("gemein", "random", 1);
    const Result weak = match("random", "gemein", 1);
    CHECK(strong.standings.games() == 61);
    CHECK(strong.standings.score() > 0.9);
    CHECK(strong.standings.mean_margin() > 0);
    CHECK(weak.standings.score() < 0.1);
    CHECK(weak.standings.mean_margin() < 0);
}

TEST_CASE("the exit code tells whether a player broke off")
{
    tournament::Standings standings;
    CHECK(mancala_match::exit_code(standings) == 0);
    standings.conduct[0].failures["empty"] = 3;
    CHECK(mancala_match::exit_code(standings) == 0);
    standings.conduct[1].failures["error"] = 1;
    CHECK(mancala_match::exit_code(standings) == 1);
}

TEST_SUITE_END();
