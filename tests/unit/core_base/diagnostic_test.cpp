#include "core/base/diagnostic.hpp"

#include <doctest/doctest.h>

TEST_SUITE_BEGIN("core/base/diagnostic");

TEST_CASE("a diagnostic names file, line, column and reason")
{
    CHECK(base::to_string({"a.cando", 3, 7, "unknown command", ""}) ==
          "a.cando:3:7: unknown command");
}

TEST_CASE("parts that are not known are left out")
{
    CHECK(base::to_string({"a.cando", 3, 0, "no EndIf", ""}) == "a.cando:3: no EndIf");
    CHECK(base::to_string({"a.cando", 0, 0, "is empty", ""}) == "a.cando: is empty");
    CHECK(base::to_string({"", 0, 0, "is empty", ""}) == "is empty");
}

TEST_CASE("the caret stands under its column, tabs kept")
{
    CHECK(base::explain({"a", 1, 3, "bad", "\tx=1"}) == "a:1:3: bad\n  \tx=1\n  \t ^");
}

TEST_SUITE_END();
