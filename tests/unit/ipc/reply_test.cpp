#include "ipc/reply.hpp"

#include <doctest/doctest.h>

TEST_SUITE_BEGIN("ipc/reply");

TEST_CASE("an answer is the code, then the result or a number and a sentence")
{
    CHECK(ipc::to_line(ipc::done()) == "0");
    CHECK(ipc::to_line(ipc::result("4 4 4")) == "0 4 4 4");
    CHECK(ipc::to_line(ipc::refuse(201, "no game runs")) == "5 201 no game runs");
    CHECK(ipc::to_line(ipc::bad(101, "unknown command: FOO")) == "10 101 unknown command: FOO");
    CHECK(ipc::to_line(ipc::failed(301, "the program ends")) == "20 301 the program ends");
}

TEST_CASE("an empty result leaves code and blank")
{
    CHECK(ipc::to_line(ipc::result("")) == "0 ");
}

TEST_CASE("an answer is always one line")
{
    CHECK(ipc::to_line(ipc::bad(101, "unknown command: \x1B[2J\n0 ok\r")) ==
          "10 101 unknown command: \\x1B[2J\\x0A0 ok\\x0D");
}

TEST_CASE("a client reads back what was answered")
{
    for (const ipc::Reply& reply :
         {ipc::done(), ipc::result(""), ipc::result("1 2"), ipc::result(" x "),
          ipc::refuse(201, "no game runs"), ipc::bad(101, "a"), ipc::failed(301, "")}) {
        CAPTURE(ipc::to_line(reply));
        CHECK(ipc::reply_from_line(ipc::to_line(reply)) == reply);
    }
}

TEST_CASE("what does not begin with a code is no answer")
{
    for (const char* line : {"", "x", "7", "-5 1 x", "10", "10 x", "0x", "5 201x", " 0"}) {
        CAPTURE(line);
        CHECK_FALSE(ipc::reply_from_line(line).has_value());
    }
}

TEST_SUITE_END();
