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
    CHECK(options.games == 100);
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

TEST_CASE("a signature needs no players")
{
    CHECK(std::get<Options>(parse({"--signature"})).output == Output::signature);
}

TEST_SUITE_END();
