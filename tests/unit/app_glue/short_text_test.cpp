#include "app/glue/short_text.hpp"

#include <doctest/doctest.h>

using glue::shortened;

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

TEST_SUITE_END();
