#include <doctest/doctest.h>

#include "same_rules.hpp"

TEST_CASE("a million random games agree with the plain rules")
{
    CHECK(same_rules::first_difference(1'000'000, mancala::usual_stones_per_pit, 1996) ==
          std::nullopt);
}
