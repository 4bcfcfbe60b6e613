#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include "perft.hpp"

TEST_CASE("perft of the start to depth 9")
{
    CHECK(perft(mancala::initial(), 8) == support::vectors().start_perft.at(7));
    CHECK(perft(mancala::initial(), 9) == support::vectors().start_perft.at(8));
}
