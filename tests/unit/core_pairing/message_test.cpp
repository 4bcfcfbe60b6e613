#include "core/pairing/message.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

TEST_SUITE_BEGIN("core/pairing/message");

TEST_CASE("every message reads back as it was written")
{
    const std::string hello =
        "hello protocol=1.0 program=0.1.0 pairing=00000000000000ff stones=4 first=1 seat=any "
        "game=running moves=12 hash=0123456789abcdef kind=computer name=J%20%25ürgen";
    const std::string hello_of_a_new_game =
        "hello protocol=1.0 program=0.1.0 pairing=0000000000000000 stones=9 first=1 seat=2 "
        "game=none moves=0 hash=0123456789abcdef kind=human name=";
    const std::vector<std::string> lines{
        hello,
        hello_of_a_new_game,
        "refuse stones 4 5",
        "moves 0 -",
        "moves 12 123456789abc",
        "state 00000000000000ff 12 3 early 44 0123456789abcdef 7 stale",
        "request 1 2 0123456789abcdef Zug 12",
        "request 1 2 0123456789abcdef Undo",
        "order 1 0 0123456789abcdef Neu",
        "order 1 4 0123456789abcdef Spielende",
        "order 1 0 0123456789abcdef Spielende repetition",
        "stale 3",
        "again",
        "seat kind=human name=A",
        "differ",
        "settle mine",
        "settle yours",
        "bye",
    };
    for (const std::string& line : lines) {
        CAPTURE(line);
        const auto message = pairing::parse(line);
        REQUIRE(message.has_value());
        CHECK(pairing::print(*message) == line);
    }
}

TEST_CASE("what is written otherwise is refused")
{
    const std::vector<std::string> lines{
        "",
        " bye",
        "bye ",
        "bye now",
        "request  1 2 0123456789abcdef Undo",
        "request 1 2 0123456789ABCDEF Undo",
        "request 1 2 0123456789abcde Undo",
        "request 01 2 0123456789abcdef Undo",
        "request -1 2 0123456789abcdef Undo",
        "request 9999999999999999999 2 0123456789abcdef Undo",
        "request 1 2 0123456789abcdef",
        "request 1 2 0123456789abcdef Zug",
        "request 1 2 0123456789abcdef Zug 0",
        "request 1 2 0123456789abcdef Zug 13",
        "request 1 2 0123456789abcdef Zug 3 4",
        "request 1 2 0123456789abcdef CallAbout",
        "request 1 2 0123456789abcdef zug 3",
        "moves 0 0",
        "moves 0 d",
        "moves 0",
        "state 00000000000000ff 12 3 early 300001 0123456789abcdef 7 stale",
        "hello protocol=1.0",
        "hello protocol=1",
        "hello protocol=1.0 protocol=1.0",
        "seat kind=dog name=A",
        "seat kind=human name=A%0a",
        "seat kind=human name=%1b[2J",
        "seat kind=human name=\x1b[2J",
        "seat kind=human name=\xc2\x9bJ",
        "seat kind=human name=\xff",
        "seat kind=human name=%2",
        "seat kind=human name=%41",
        std::string("seat kind=human name=") + std::string(65, 'x'),
        std::string(16'385, 'x'),
        "moves 0 " + std::string(8'001, '1'),
    };
    for (const std::string& line : lines) {
        CAPTURE(line);
        CHECK_FALSE(pairing::parse(line).has_value());
    }
    CHECK(std::holds_alternative<pairing::Unknown>(*pairing::parse("sing a song")));
}

TEST_CASE("a long name is cut between two characters, control characters are left out")
{
    std::string name(63, 'x');
    name += "ü";
    const std::string line = pairing::print(pairing::Seating{{pairing::Kind::human, name}});
    CHECK(line == "seat kind=human name=" + std::string(63, 'x'));
    CHECK(pairing::print(pairing::Seating{{pairing::Kind::human, "A\x1b[1mB\n"}}) ==
          "seat kind=human name=A[1mB");
}

TEST_SUITE_END();
