#include "app/mancala_match/signature.hpp"

#include <doctest/doctest.h>

TEST_SUITE_BEGIN("app/mancala_match/signature");

TEST_CASE("the built-in players play as they always did")
{
    // A change of this number is a change of somebody's play; the commit that makes it says whose.
    CHECK(mancala_match::signature() == 2419464418221387288U);
}

TEST_SUITE_END();
