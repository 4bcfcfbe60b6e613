#include "app/mancala/frame_pace.hpp"

#include <doctest/doctest.h>

using app::FramePace;
using toolkit::Time;

TEST_SUITE_BEGIN("app/mancala/frame_pace");

TEST_CASE("after a picture the next is due a frame later, after a rest at once")
{
    FramePace pace;
    CHECK(pace.is_due(Time(1000)));
    pace.drawn(Time(1000));
    CHECK_FALSE(pace.is_due(Time(1015)));
    CHECK(pace.is_due(Time(1016)));
    CHECK(pace.is_due(Time(5000)));
    pace.drawn(Time(5000));
    CHECK(pace.next() == Time(5016));
}

TEST_CASE("a picture that was late does not delay the next, so that 60 come in each second")
{
    FramePace pace;
    Time now(1000);
    int pictures = 0;
    while (now < Time(2000)) {
        pace.drawn(now);
        ++pictures;
        now = pace.next() + Time(pictures % 5); // whoever wakes up wakes up late
    }
    CHECK(pictures >= 60);
}

TEST_CASE("where drawing takes longer than a frame, lost frames are not made up for")
{
    FramePace pace;
    pace.drawn(Time(1000));
    pace.drawn(Time(1040));
    CHECK(pace.next() == Time(1056));
}

TEST_CASE("after a picture one wakes up for the next, later for the earlier tick or for none")
{
    FramePace pace;
    pace.drawn(Time(1000));
    CHECK(pace.wake_up(Time(1000), Time(1001), Time(1002)) == Time(1016));
    CHECK(pace.wake_up(Time(1016), Time(1030), Time(1020)) == Time(1020));
    CHECK(pace.wake_up(Time(1016), std::nullopt, Time(1020)) == Time(1020));
    CHECK(pace.wake_up(Time(1016), Time(1030), std::nullopt) == Time(1030));
    CHECK_FALSE(pace.wake_up(Time(1016), std::nullopt, std::nullopt));
}

TEST_SUITE_END();
