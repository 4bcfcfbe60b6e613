#include "app/glue/pauses.hpp"
#include "support/desk.hpp"

#include <doctest/doctest.h>

using namespace std::chrono_literals;

TEST_SUITE_BEGIN("app/glue/pauses");

TEST_CASE("of several pauses the latest end holds, each script is answered at its own time")
{
    ipc::EventLoop loop;
    std::string order;
    glue::Pauses pauses(loop, [&] {
        order += "end ";
        loop.stop();
    });
    pauses.begin(ipc::ClientId{1}, 20ms, [&](const ipc::Reply&) { order += "first "; });
    pauses.begin(ipc::ClientId{2}, 2ms, [&](const ipc::Reply&) { order += "second "; });
    loop.run();
    CHECK(order == "second first end ");
    CHECK_FALSE(pauses.any());
}

TEST_CASE("a pause ends early when its client goes, without an answer")
{
    ipc::EventLoop loop;
    int ended = 0;
    int answered = 0;
    glue::Pauses pauses(loop, [&] { ++ended; });
    pauses.begin(ipc::ClientId{1}, 1h, [&](const ipc::Reply&) { ++answered; });
    pauses.begin(ipc::ClientId{2}, 1h, [&](const ipc::Reply&) { ++answered; });
    pauses.client_gone(ipc::ClientId{3});
    pauses.client_gone(ipc::ClientId{1});
    CHECK(pauses.any());
    pauses.client_gone(ipc::ClientId{2});
    CHECK_FALSE(pauses.any());
    CHECK(ended == 1);
    CHECK(answered == 0);
}

TEST_CASE("Escape ends every pause and answers its clients")
{
    ipc::EventLoop loop;
    int ended = 0;
    int answered = 0;
    glue::Pauses pauses(loop, [&] { ++ended; });
    pauses.end_all(ipc::done());
    CHECK(ended == 0);
    pauses.begin(ipc::ClientId{1}, 1h,
                 [&](const ipc::Reply& reply) { answered += reply == ipc::done() ? 1 : 0; });
    pauses.begin(ipc::ClientId{2}, 1h,
                 [&](const ipc::Reply& reply) { answered += reply == ipc::done() ? 1 : 0; });
    pauses.end_all(ipc::done());
    CHECK(answered == 2);
    CHECK(ended == 1);
}

TEST_CASE("a client that pauses again at once keeps the game still")
{
    ipc::EventLoop loop;
    int ended = 0;
    glue::Pauses pauses(loop, [&] { ++ended; });
    pauses.begin(ipc::ClientId{1}, 1h, [&](const ipc::Reply&) {
        pauses.begin(ipc::ClientId{1}, 1h, [](const ipc::Reply&) {});
    });
    pauses.end_all(ipc::done());
    CHECK(pauses.any());
    CHECK(ended == 0);
}

TEST_SUITE_END();
