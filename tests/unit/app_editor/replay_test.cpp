#include "app/editor/replay.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;
using editor::Replay;
using editor::Speed;

TEST_SUITE_BEGIN("app/editor/replay");

TEST_CASE("standing still it wants no tick and makes no step")
{
    Replay replay;
    CHECK_FALSE(replay.next_tick());
    CHECK_FALSE(replay.tick(1000ms));
}

TEST_CASE("the first tick starts the clock, the steps follow at its speed")
{
    Replay replay;
    replay.play();
    CHECK(replay.next_tick() == 0ms);
    CHECK_FALSE(replay.tick(1000ms));
    CHECK(replay.next_tick() == 1800ms);
    CHECK_FALSE(replay.tick(1799ms));
    CHECK(replay.tick(1800ms));
    CHECK(replay.next_tick() == 2600ms);
}

TEST_CASE("after a long sleep there is one step, not many")
{
    Replay replay;
    replay.play();
    CHECK_FALSE(replay.tick(1000ms));
    CHECK(replay.tick(60000ms));
    CHECK_FALSE(replay.tick(60001ms));
}

TEST_CASE("the speed has three steps and holds from the next position on")
{
    Replay replay;
    replay.change_speed(1);
    CHECK(replay.speed() == Speed::fast);
    replay.change_speed(1);
    CHECK(replay.speed() == Speed::fast);
    replay.play();
    CHECK_FALSE(replay.tick(0ms));
    CHECK(replay.next_tick() == 200ms);
    replay.change_speed(-5);
    CHECK(replay.speed() == Speed::slow);
    CHECK(replay.tick(200ms));
    CHECK(replay.next_tick() == 2200ms);
}

TEST_CASE("paused and played again it waits a whole step")
{
    Replay replay;
    replay.play();
    CHECK_FALSE(replay.tick(1000ms));
    replay.pause();
    CHECK_FALSE(replay.tick(5000ms));
    replay.play();
    CHECK_FALSE(replay.tick(5001ms));
    CHECK(replay.tick(5801ms));
}

TEST_SUITE_END();
