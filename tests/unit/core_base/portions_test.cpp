#include "core/base/portions.hpp"

#include <doctest/doctest.h>

TEST_SUITE_BEGIN("core/base/portions");

TEST_CASE("portions are asked for one after the other, and never again once there was none")
{
    int asked = 0;
    const auto more = [&] { return ++asked <= 2 ? 3U : 0U; };
    base::Portions portions;
    for (int i = 0; i < 6; ++i) {
        CHECK(portions.take(more));
    }
    CHECK(asked == 2);
    CHECK_FALSE(portions.is_over());
    CHECK_FALSE(portions.take(more));
    CHECK(portions.is_over());
    CHECK_FALSE(portions.take(more));
    CHECK(asked == 3);
    CHECK(portions.taken() == 6);
}

TEST_SUITE_END();
