#include <doctest/doctest.h>

#include <stdexcept>
#include <thread>

#include "rexx/deep_stack.hpp"

namespace {

// A signal handler has no other way to it.
int warnings = 0; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void warn()
{
    ++warnings;
}

// NOLINTNEXTLINE(misc-no-recursion): that is what is tested
int depth_when_short(int depth)
{
    volatile char frame[1024]; // NOLINT(modernize-avoid-c-arrays): shall take room
    frame[0] = 1;
    return rexx::stack_was_short() ? depth : depth_when_short(depth + frame[0]);
}

} // namespace

TEST_SUITE("rexx/deep_stack")
{
    TEST_CASE("a stack that is nearly used up warns once, and what runs goes on")
    {
        warnings = 0;
        int depth = 0;
        rexx::on_deep_stack([&] { depth = depth_when_short(0); }, warn);
        CHECK(depth > 1000);
        CHECK(warnings == 1);
        CHECK_FALSE(rexx::stack_was_short());
        rexx::on_deep_stack([&] { depth = depth_when_short(0); }, warn);
        CHECK(warnings == 2);
    }

    TEST_CASE("each stack within another warns for itself")
    {
        warnings = 0;
        bool inner = false;
        bool outer = true;
        rexx::on_deep_stack(
            [&] {
                rexx::on_deep_stack([&] { inner = depth_when_short(0) > 0; }, warn);
                outer = rexx::stack_was_short();
            },
            warn);
        CHECK(inner);
        CHECK_FALSE(outer);
        CHECK(warnings == 1);
    }

    TEST_CASE("it runs in another thread, and what it throws comes back")
    {
        std::thread::id thread;
        rexx::on_deep_stack([&] { thread = std::this_thread::get_id(); }, warn);
        CHECK(thread != std::this_thread::get_id());
        CHECK_THROWS_AS(rexx::on_deep_stack([] { throw std::runtime_error("x"); }, warn),
                        std::runtime_error);
    }
}
