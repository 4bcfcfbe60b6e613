#include "app/mancala_match/options.hpp"

#include <doctest/doctest.h>

#include <vector>

using mancala_match::Opening;
using mancala_match::Options;
using mancala_match::Output;

namespace {

std::variant<Options, int> parse(std::vector<const char*> words)
{
    words.insert(words.begin(), "mancala-match");
    return mancala_match::parse(static_cast<int>(words.size()), words.data());
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_match/options");

TEST_CASE("two players are enough; the rest has a usual value")
{
    const auto options = std::get<Options>(parse({"--player1", "normal", "--player2", "gemein"}));
    CHECK(options.players == std::array<std::string, 2>{"normal", "gemein"});
    CHECK_FALSE(options.games);
    CHECK_FALSE(options.sprt);
    CHECK(options.openings_file.empty());
    CHECK(options.seed == 1);
    CHECK(options.jobs == 1);
    CHECK(options.opening == Opening::random);
    CHECK(options.stones == 4);
    CHECK(options.budget == base::Budget::unlimited);
    CHECK(options.output == Output::text);
}

TEST_CASE("every option is taken")
{
    const auto options =
        std::get<Options>(parse({"--player1", "normal",  "--player2", "gemein",
                                 "--games",   "7",       "--seed",    "18446744073709551615",
                                 "--jobs",    "3",       "--opening", "none",
                                 "--stones",  "9",       "--budget",  "500",
                                 "--extern1", "a.cando", "--extern2", "b.cando",
                                 "--csv"}));
    CHECK(options.extern_files == std::array<std::string, 2>{"a.cando", "b.cando"});
    CHECK(options.games == 7);
    CHECK(options.seed == 18446744073709551615U);
    CHECK(options.jobs == 3);
    CHECK(options.opening == Opening::none);
    CHECK(options.stones == 9);
    CHECK(options.budget == 500);
    CHECK(options.output == Output::csv);
}

TEST_CASE("a list of openings takes the place of the kind of opening")
{
    const auto options = std::get<Options>(
        parse({"--player1", "normal", "--player2", "gemein", "--openings", "list"}));
    CHECK(options.opening == Opening::listed);
    CHECK(options.openings_file == "list");
    CHECK(std::get<int>(parse({"--player1", "normal", "--player2", "gemein", "--openings", "list",
                               "--opening", "none"})) == 2);
}

TEST_CASE("a test is two differences, with or without how often it may be wrong")
{
    const auto sprt = [](const char* text) {
        const auto parsed = parse({"--player1", "normal", "--player2", "gemein", "--sprt", text});
        const auto* options = std::get_if<Options>(&parsed);
        return options == nullptr ? std::nullopt : options->sprt;
    };
    CHECK(sprt("0,10") == tournament::Hypotheses{.elo0 = 0, .elo1 = 10});
    CHECK(sprt("-7.5,2.5,0.01,0.1") ==
          tournament::Hypotheses{.elo0 = -7.5, .elo1 = 2.5, .alpha = 0.01, .beta = 0.1});
    for (const char* wrong : {"",
                              "0",
                              "0,",
                              "0,10,",
                              "0,10,0.05",
                              "0,10,0.05,0.05,1",
                              "10,0",
                              "5,5",
                              "0;10",
                              "a,b",
                              "0,1001",
                              "-1001,0",
                              "0,10,0,0.05",
                              "0,10,0.05,0.5",
                              "nan,10",
                              "0,nan",
                              "0,inf",
                              "0,10,nan,0.05",
                              "0 ,10",
                              "1e2,2e2",
                              "0,10x"}) {
        CAPTURE(wrong);
        CHECK_FALSE(sprt(wrong));
    }
}

TEST_CASE("a signature and the search for openings need no players")
{
    const auto options = std::get<Options>(parse({"--find-openings", "3"}));
    CHECK(options.output == Output::openings);
    CHECK(options.opening_moves == 3);
    CHECK(std::get<int>(parse({"--find-openings", "0"})) == 2);
    CHECK(std::get<int>(parse({"--find-openings", "7"})) == 2);
    CHECK(std::get<int>(parse({"--find-openings", "2", "--signature"})) == 2);
    CHECK(std::get<Options>(parse({"--signature"})).output == Output::signature);
}

TEST_SUITE_END();
