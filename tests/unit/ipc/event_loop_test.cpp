#include "ipc/event_loop.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace std::chrono_literals;

TEST_SUITE_BEGIN("ipc/event_loop");

TEST_CASE("jobs run in the order in which they were posted")
{
    ipc::EventLoop loop;
    std::vector<int> order;
    for (int i = 0; i < 5; ++i) {
        loop.post([&order, i] { order.push_back(i); });
    }
    loop.post([&loop] { loop.stop(); });
    loop.run();
    CHECK(order == std::vector<int>{0, 1, 2, 3, 4});
}

TEST_CASE("another thread's job runs on the loop's thread")
{
    ipc::EventLoop loop;
    std::thread::id ran_on;
    std::jthread other([&] {
        loop.post([&] {
            ran_on = std::this_thread::get_id();
            loop.stop();
        });
    });
    loop.run();
    CHECK(ran_on == std::this_thread::get_id());
}

TEST_CASE("timers run by their time, not by the order of asking")
{
    std::vector<int> order;
    std::chrono::steady_clock::duration between{};
    // A pause of a loaded machine between the two calls would turn them round, and rightly.
    do {
        ipc::EventLoop loop;
        order.clear();
        const auto begin = std::chrono::steady_clock::now();
        loop.after(101ms, [&] {
            order.push_back(2);
            loop.stop();
        });
        loop.after(1ms, [&order] { order.push_back(1); });
        between = std::chrono::steady_clock::now() - begin;
        loop.run();
    } while (between >= 100ms);
    CHECK(order == std::vector<int>{1, 2});
}

TEST_CASE("a cancelled timer does not run, even when its time has come")
{
    ipc::EventLoop loop;
    bool ran = false;
    ipc::EventLoop::TimerId second{};
    loop.after(0ns, [&] { loop.cancel(second); });
    second = loop.after(0ns, [&ran] { ran = true; });
    loop.after(2ms, [&loop] { loop.stop(); });
    loop.run();
    CHECK_FALSE(ran);
    loop.cancel(second);
}

TEST_CASE("a timer may start the next one")
{
    ipc::EventLoop loop;
    int rounds = 0;
    std::function<void()> again = [&] {
        if (++rounds == 3) {
            loop.stop();
        } else {
            loop.after(0ns, again);
        }
    };
    loop.after(0ns, again);
    loop.run();
    CHECK(rounds == 3);
}

TEST_CASE("an exception of a job comes out of run")
{
    ipc::EventLoop loop;
    loop.post([] { throw std::runtime_error("x"); });
    CHECK_THROWS_AS(loop.run(), std::runtime_error);
}

TEST_SUITE_END();
