#include "app/mancala_match/entrant.hpp"
#include "core/mancala/rules.hpp"

#include <doctest/doctest.h>

using mancala_match::entrant;

TEST_SUITE_BEGIN("app/mancala_match/entrant");

TEST_CASE("a built-in player takes part under its word")
{
    const auto found = entrant("taktik");
    REQUIRE(found);
    CHECK(found->name == "taktik");
    base::Budget budget;
    const auto choice = found->make()->choose(mancala::initial(), 1, budget);
    CHECK_FALSE(players::fault(choice, mancala::initial()));
}

TEST_CASE("humans and unknown words are refused by name")
{
    REQUIRE_FALSE(entrant("mensch"));
    CHECK(entrant("mensch").error().text.find("no such player: mensch") == 0);
    CHECK_FALSE(entrant(""));
}

TEST_SUITE_END();
