#include "app/mancala_endgame/probing.hpp"

#include <doctest/doctest.h>

using namespace mancala_endgame;

TEST_CASE("a position is not looked up that is over or has too many stones")
{
    mancala::Position position;
    const endgame::Tables none;
    CHECK(base::to_string(probe(none, position).error()).find("over") != std::string::npos);
    position.pits.front() = 1;
    position.pits.back() = 3;
    CHECK(base::to_string(probe(none, position).error()).find("4 stones") != std::string::npos);
}
