#include "app/glue/short_text.hpp"

#include <doctest/doctest.h>

using glue::shortened;
using glue::shortened_in_front;

TEST_SUITE_BEGIN("short text");

TEST_CASE("a text that fits stays")
{
    CHECK(shortened("", 5) == "");
    CHECK(shortened("Jürgen", 6) == "Jürgen");
}

TEST_CASE("a longer text ends with a dot in the middle, umlauts are one letter")
{
    CHECK(shortened("Jürgen", 5) == "Jürg\u00B7");
    CHECK(shortened("Äußerst", 3) == "Äu\u00B7");
    CHECK(shortened("Anna", 1) == "\u00B7");
}

TEST_CASE("a path keeps its end, and no letter is cut in two")
{
    CHECK(shortened_in_front("", 5) == "");
    CHECK(shortened_in_front("Jürgen", 6) == "Jürgen");
    CHECK(shortened_in_front("/home/jörg/ä.guide", 8) == "\u00B7ä.guide");
    CHECK(shortened_in_front("/home/jörg/ä.guide", 7) == "\u00B7.guide");
    CHECK(shortened_in_front("Anna", 1) == "\u00B7");
}

TEST_SUITE_END();
