#include "app/mancala_match/interrupt.hpp"

#include <doctest/doctest.h>

#include <condition_variable>
#include <csignal>
#include <mutex>

TEST_SUITE_BEGIN("app/mancala_match/interrupt");

TEST_CASE("a signal becomes a wish to stop, and without one nothing happens")
{
    const mancala_match::Interrupt unused;
    CHECK_FALSE(unused.token().stop_requested());
    for (const int signal : {SIGINT, SIGTERM}) {
        const mancala_match::Interrupt interrupt;
        std::mutex mutex;
        std::condition_variable changed;
        const std::stop_callback told(interrupt.token(), [&] {
            const std::scoped_lock lock(mutex);
            changed.notify_all();
        });
        std::unique_lock lock(mutex);
        REQUIRE(std::raise(signal) == 0);
        CHECK(changed.wait_for(lock, std::chrono::seconds(30),
                               [&] { return interrupt.token().stop_requested(); }));
    }
}

TEST_SUITE_END();
