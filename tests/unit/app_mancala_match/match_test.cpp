#include "app/mancala_match/match.hpp"
#include "app/mancala_match/report.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

using mancala_match::Options;
using mancala_match::plan_of;
using mancala_match::play_match;
using mancala_match::Result;
using tournament::End;

namespace {

Options options(const char* first, const char* second, unsigned jobs)
{
    Options options;
    options.players = {first, second};
    options.games = 61;
    options.seed = 9;
    options.jobs = jobs;
    return options;
}

Result match(const char* first, const char* second, unsigned jobs)
{
    return play_match(plan_of(options(first, second, jobs)).value());
}

std::string file_with(const support::TemporaryDirectory& folder, const char* text)
{
    std::string path = folder.path() / "openings";
    std::ofstream(path) << text;
    return path;
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

TEST_CASE("the exit code tells whether a player broke off, or the match was stopped")
{
    Result result;
    CHECK(mancala_match::exit_code(result) == 0);
    result.standings.conduct[0].failures["empty"] = 3;
    CHECK(mancala_match::exit_code(result) == 0);
    result.standings.conduct[1].failures["error"] = 1;
    CHECK(mancala_match::exit_code(result) == 1);
    result.end = End::asked;
    CHECK(mancala_match::exit_code(result) == 3);
}

TEST_CASE("a test ends the match where its pairs decide, at the same game with any number of jobs")
{
    Options wanted = options("gemein", "normal", 1);
    wanted.games = std::nullopt;
    wanted.sprt = tournament::Hypotheses{.elo0 = 0, .elo1 = 50};
    const Result one = play_match(plan_of(wanted).value());
    CHECK(one.end == End::enough);
    CHECK(one.plan.games == 40'000);
    CHECK(one.standings.games() % 2 == 0);
    CHECK(tournament::verdict(one.standings.pairs, *wanted.sprt) == tournament::Verdict::h1);
    for (const unsigned jobs : {2U, 3U, 4U, 5U}) {
        wanted.jobs = jobs;
        const Result several = play_match(plan_of(wanted).value());
        CHECK(mancala_match::text(one) == mancala_match::text(several));
    }
    // One pair less had not decided it.
    wanted.games = one.standings.games() - 1;
    CHECK(play_match(plan_of(wanted).value()).end == End::all_played);
}

TEST_CASE("a list of openings is played once from both sides unless more games are wanted")
{
    const support::TemporaryDirectory folder;
    Options wanted = options("normal", "random", 1);
    wanted.opening = mancala_match::Opening::listed;
    wanted.openings_file = file_with(folder, "1\n7 4\n4 2 # after a bonus move\n");
    wanted.games = std::nullopt;
    CHECK(play_match(plan_of(wanted).value()).standings.games() == 6);
    wanted.games = 9;
    CHECK(play_match(plan_of(wanted).value()).standings.games() == 9);
    wanted.games = std::nullopt;
    wanted.sprt = tournament::Hypotheses{};
    CHECK(plan_of(wanted)->games == 6);
}

TEST_CASE("players without chance play each opening once, however many games are wanted")
{
    const auto games = [](Options wanted) {
        wanted.games = 4000;
        const auto many = plan_of(wanted).value();
        wanted.games = 5;
        CHECK(plan_of(wanted)->games == std::min<std::uint64_t>(5, many.games));
        wanted.games = std::nullopt;
        CHECK(plan_of(wanted)->games == std::min<std::uint64_t>(100, many.games));
        wanted.sprt = tournament::Hypotheses{};
        CHECK(plan_of(wanted)->games == (many.games == 4000 ? 40'000 : many.games));
        return many.games;
    };
    struct Row
    {
        const char* first;
        const char* second;
        bool chance;
    };
    for (const Row& row : {Row{"meister:300", "meister:200", false},
                           Row{"gemein", "meister:200", false}, Row{"gemein", "gemein", false},
                           Row{"meister:300", "taktik", true}, Row{"normal", "gemein", true},
                           Row{"random", "gemein", true}, Row{"meister:5ms", "gemein", true}}) {
        CAPTURE(row.first);
        CAPTURE(row.second);
        Options wanted = options(row.first, row.second, 1);
        CHECK(games(wanted) == 4000);
        wanted.opening = mancala_match::Opening::first;
        CHECK(games(wanted) == (row.chance ? 4000 : 24));
        wanted.opening = mancala_match::Opening::none;
        CHECK(games(wanted) == (row.chance ? 4000 : 2));
    }
}

TEST_CASE("a test between players without chance stays undecided where the openings end")
{
    Options wanted = options("meister:30", "gemein", 2);
    wanted.opening = mancala_match::Opening::first;
    wanted.games = std::nullopt;
    wanted.sprt = tournament::Hypotheses{.elo0 = 0, .elo1 = 1};
    const Result result = play_match(plan_of(wanted).value());
    CHECK(result.end == End::all_played);
    CHECK(result.standings.games() == 24);
    const std::string text = mancala_match::text(result);
    CHECK(text.find("\nsprt          undecided ") != std::string::npos);
    CHECK(text.find("\nnote          neither player draws lots: each opening counts once, 24 games "
                    "at most\n") != std::string::npos);
}

TEST_CASE("a list in which an opening stands twice is refused where nobody draws lots")
{
    const support::TemporaryDirectory folder;
    Options wanted = options("meister:30", "gemein", 1);
    wanted.opening = mancala_match::Opening::listed;
    wanted.openings_file = file_with(folder, "1\n7 4\n4 2\n");
    CHECK(plan_of(wanted)->games == 6);
    wanted.openings_file = file_with(folder, "1\n7 4\n\n1\n");
    CHECK(base::to_string(plan_of(wanted).error()) ==
          wanted.openings_file + ": openings 1 and 3 lead to one position, and these players would "
                                 "play the same games from it");
    wanted.players[1] = "normal";
    CHECK(plan_of(wanted)->games == 61);
}

TEST_CASE("a plan with a wrong player or list of openings fails with the reason")
{
    CHECK(plan_of(options("normal", "nobody", 1)).error().text.find("no such player") == 0);
    CHECK(plan_of(options("nobody", "normal", 1)).error().text.find("no such player") == 0);
    const support::TemporaryDirectory folder;
    Options wanted = options("normal", "random", 1);
    wanted.opening = mancala_match::Opening::listed;
    wanted.openings_file = file_with(folder, "1\n13\n");
    CHECK(plan_of(wanted).error().line == 2);
}

TEST_SUITE_END();
