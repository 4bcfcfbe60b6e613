#include "app/mancala_match/report.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>
#include <vector>

using mancala_match::Result;
using namespace std::chrono_literals;

namespace {

/// 50 wins, 20 draws, 30 losses; the second player failed four times.
Result played()
{
    Result result;
    result.plan.options.seed = 7;
    result.plan.games = 100;
    result.plan.entrants[0].name = "normal";
    result.plan.entrants[1].name = "extern1";
    tournament::Standings& sum = result.standings;
    sum.wins = 50;
    sum.draws = 20;
    sum.losses = 30;
    sum.pairs = tournament::Pairs({6, 8, 10, 12, 14});
    sum.margins = 125;
    sum.endings = {{"natural", 97}, {"repetition", 3}};
    sum.conduct[0].moves = 4000;
    sum.conduct[0].thinking = 20ms;
    sum.conduct[1].moves = 3500;
    sum.conduct[1].thinking = 7000ms;
    sum.conduct[1].failures = {{"error", 3}, {"outside", 1}};
    sum.conduct[1].first_message = "p.cando:3: no such variable";
    return result;
}

std::vector<std::string> fields(const std::string& line)
{
    std::vector<std::string> found;
    std::istringstream rest(line);
    for (std::string field; std::getline(rest, field, ',');) {
        found.push_back(field);
    }
    return found;
}

/// The value below this name; only for values without commas.
std::string value_of(const std::string& csv, const std::string& name)
{
    const auto end = csv.find('\n');
    const auto names = fields(csv.substr(0, end));
    const auto values = fields(csv.substr(end + 1, csv.size() - end - 2));
    REQUIRE(names.size() == values.size());
    const auto found = std::find(names.begin(), names.end(), name);
    REQUIRE(found != names.end());
    return values[static_cast<std::size_t>(found - names.begin())];
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_match/report");

TEST_CASE("the text names games, results, Elo difference and failures")
{
    CHECK(mancala_match::text(played()) ==
          "player1       normal\n"
          "player2       extern1\n"
          "games         100 (seed 7, opening random, 4 stones)\n"
          "wins          50\n"
          "draws         20\n"
          "losses        30\n"
          "pairs         6 8 10 12 14 with 0, 1/2, 1, 1 1/2, 2 points\n"
          "mean margin   +1.2\n"
          "score         60.0 %\n"
          "95 % range    50.21 to 68.86 %\n"
          "elo           +70.4, +1.4 to +137.9\n"
          "repetitions   3\n"
          "failures 1    error 0, none 0, outside 0, empty 0 of 4000 moves\n"
          "failures 2    error 3, none 0, outside 1, empty 0 of 3500 moves; first: p.cando:3: no "
          "such variable\n");
}

TEST_CASE("a player who thinks by the clock is named, since another run plays other games")
{
    Result result = played();
    result.plan.entrants[0].measure = mancala_match::Measure::clock;
    const std::string note = "note          normal thinks by the clock: another run plays other "
                             "games\n";
    CHECK(mancala_match::text(result) == mancala_match::text(played()) + note);
    CHECK(mancala_match::csv(result) == mancala_match::csv(played()));
}

TEST_CASE("times stand apart from what must be equal")
{
    CHECK(mancala_match::times(played()) == "ms a move 1   0.0050\n"
                                            "ms a move 2   2.0000\n");
}

TEST_CASE("CSV has one line of names and one of values, as many of one as of the other")
{
    const std::string csv = mancala_match::csv(played());
    CHECK(std::count(csv.begin(), csv.end(), '\n') == 2);
    CHECK(csv.back() == '\n');
    CHECK(value_of(csv, "player2") == "extern1");
    CHECK(value_of(csv, "games") == "100");
    CHECK(value_of(csv, "seed") == "7");
    CHECK(value_of(csv, "wins") == "50");
    CHECK(value_of(csv, "mean_margin") == "1.25");
    CHECK(value_of(csv, "score_percent") == "60.00");
    CHECK(value_of(csv, "elo") == "+70.4");
    CHECK(value_of(csv, "elo_error") == "68.2");
    CHECK(value_of(csv, "pairs_0") == "6");
    CHECK(value_of(csv, "pairs_1.5") == "12");
    CHECK(value_of(csv, "repetitions") == "3");
    CHECK(value_of(csv, "moves1") == "4000");
    CHECK(value_of(csv, "error2") == "3");
    CHECK(value_of(csv, "outside2") == "1");
    CHECK(value_of(csv, "budget") == "-");
}

TEST_CASE("names with commas, quotes and line ends are quoted")
{
    Result result = played();
    result.plan.entrants[0].name = "a,b";
    result.plan.entrants[1].name = "say \"no\"\n";
    CHECK(mancala_match::csv(result).find("\n\"a,b\",\"say \"\"no\"\"\n\",100,") !=
          std::string::npos);
}

TEST_CASE("where there is no number there is a dash, never nan or inf")
{
    for (const auto& [wins, draws] : {std::pair(1, 0), std::pair(0, 1), std::pair(0, 0)}) {
        Result result = played();
        result.standings = {};
        result.standings.wins = static_cast<std::uint64_t>(wins);
        result.standings.draws = static_cast<std::uint64_t>(draws);
        const std::string csv = mancala_match::csv(result);
        const std::string all = csv + mancala_match::text(result) + mancala_match::times(result);
        CHECK(all.find("nan") == std::string::npos);
        CHECK(all.find("inf") == std::string::npos);
        CHECK(value_of(csv, "elo_error") == "-");
    }
}

TEST_CASE("a game's line names who began, by how much he won and how it ended")
{
    mancala_match::Plan plan;
    plan.entrants[0].name = "normal";
    plan.entrants[1].name = "taktik";
    tournament::Pairing pairing{
        .number = 3, .opening_seed = 1, .game_seed = 1, .sides = tournament::Sides::swapped};
    tournament::GameReport report;
    report.margin = 4;
    report.ending = "natural";
    CHECK(mancala_match::game_line(plan, pairing, report) ==
          "game    4  taktik - normal  +4  natural\n");
    plan.options.opening = mancala_match::Opening::first;
    pairing.sides = tournament::Sides::as_named;
    CHECK(mancala_match::game_line(plan, pairing, report) ==
          "game    4  first pit  2  normal - taktik  +4  natural\n");
    plan.options.opening = mancala_match::Opening::listed;
    plan.openings.resize(5);
    pairing.number = 18;
    CHECK(mancala_match::game_line(plan, pairing, report) ==
          "game   19  opening   5  normal - taktik  +4  natural\n");
}

TEST_CASE("a match that ended early says how many games there might have been")
{
    Result result = played();
    result.plan.games = 400;
    result.plan.options.opening = mancala_match::Opening::listed;
    result.plan.options.openings_file = "my.openings";
    for (const auto end : {tournament::End::asked, tournament::End::enough}) {
        result.end = end;
        CHECK(mancala_match::text(result).find(
                  "\ngames         100 of 400 (seed 7, opening my.openings, 4 stones)\n") !=
              std::string::npos);
    }
    CHECK(value_of(mancala_match::csv(result), "games") == "100");
    CHECK(value_of(mancala_match::csv(result), "opening") == "my.openings");
}

TEST_CASE("a test says which difference the pairs are taken for, and by how much")
{
    Result result = played();
    CHECK(value_of(mancala_match::csv(result), "sprt") == "-");
    CHECK(value_of(mancala_match::csv(result), "llr") == "-");
    struct Row
    {
        tournament::Hypotheses sprt;
        const char* text = "";
        const char* word = "";
    };
    for (const Row& row : {Row{{.elo0 = 0, .elo1 = 20},
                               "undecided between H0 (elo 0) and H1 (elo 20); llr ",
                               "undecided"},
                           Row{{.elo0 = -200, .elo1 = 0.5, .alpha = 0.1, .beta = 0.2},
                               "H1 (elo 0.5) accepted against H0 (elo -200); llr ",
                               "H1"},
                           Row{{.elo0 = 100, .elo1 = 300},
                               "H0 (elo 100) accepted against H1 (elo 300); llr ",
                               "H0"}}) {
        result.plan.options.sprt = row.sprt;
        CHECK(mancala_match::text(result).find("\nsprt          " + std::string(row.text)) !=
              std::string::npos);
        CHECK(value_of(mancala_match::csv(result), "sprt") == row.word);
    }
    CHECK(mancala_match::text(result).find(
              ", bounds -2.94 and +2.94, alpha 0.05, beta 0.05\nrepetitions") != std::string::npos);
}

TEST_SUITE_END();
