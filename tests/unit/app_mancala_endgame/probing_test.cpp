#include "app/mancala_endgame/probing.hpp"

#include <doctest/doctest.h>

using namespace mancala_endgame;

namespace {

std::string why_not(const std::vector<std::string>& words)
{
    const auto position = read_position(words, mancala::Player::one);
    return position ? "" : base::to_string(position.error());
}

} // namespace

TEST_CASE("a position is read from one word or many")
{
    const auto one = read_position({"1 2 3 4 5 6 7 8 9 10 11 12"}, mancala::Player::two);
    const auto many =
        read_position({"1,2,3,4,5,6", "7", "8", "9", "10", "11", "12"}, mancala::Player::two);
    REQUIRE(one);
    REQUIRE(many);
    CHECK(*one == *many);
    CHECK(one->to_move == mancala::Player::two);
    CHECK(one->stones(mancala::Pit(11)) == 11);
}

TEST_CASE("what is no position is refused with the reason")
{
    CHECK(why_not({"1 2 3"}).find("here are 3") != std::string::npos);
    CHECK(why_not({"1 2 3 4 5 6 7 8 9 10 11 x"}).find("no number of stones: x") !=
          std::string::npos);
    CHECK(why_not({"1 2 3 4 5 6 7 8 9 10 11 -1"}).find("-1") != std::string::npos);
    CHECK(why_not({"1 2 3 4 5 6 7 8 9 10 11 300"}).find("300") != std::string::npos);
}

TEST_CASE("a position is not looked up that is over or has too many stones")
{
    mancala::Position position;
    const endgame::Tables none;
    CHECK(base::to_string(probe(none, position).error()).find("over") != std::string::npos);
    position.pits.front() = 1;
    position.pits.back() = 3;
    CHECK(base::to_string(probe(none, position).error()).find("4 stones") != std::string::npos);
}
