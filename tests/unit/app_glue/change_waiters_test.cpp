#include "app/glue/change_waiters.hpp"

#include <doctest/doctest.h>

#include <string>

TEST_SUITE_BEGIN("app/glue/change_waiters");

TEST_CASE("a change answers all that wait, once")
{
    glue::ChangeWaiters waiters;
    std::string answers;
    waiters.wait(ipc::ClientId{1},
                 [&](const ipc::Reply& reply) { answers += ipc::to_line(reply) + ";"; });
    waiters.wait(ipc::ClientId{2},
                 [&](const ipc::Reply& reply) { answers += ipc::to_line(reply) + ";"; });
    waiters.changed(7);
    waiters.changed(8);
    CHECK(answers == "0 7;0 7;");
}

TEST_CASE("a client that has gone is not answered, a released one gets its reply")
{
    glue::ChangeWaiters waiters;
    std::string answers;
    waiters.wait(ipc::ClientId{1}, [&](const ipc::Reply&) { answers += "1"; });
    waiters.wait(ipc::ClientId{2},
                 [&](const ipc::Reply& reply) { answers += ipc::to_line(reply); });
    waiters.client_gone(ipc::ClientId{1});
    CHECK(waiters.release(ipc::ClientId{2}, ipc::refuse(208, "over")));
    CHECK_FALSE(waiters.release(ipc::ClientId{2}, ipc::refuse(208, "over")));
    waiters.changed(9);
    CHECK(answers == "5 208 over");
}

TEST_SUITE_END();
