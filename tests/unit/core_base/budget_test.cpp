#include "core/base/budget.hpp"

#include <doctest/doctest.h>

TEST_SUITE_BEGIN("core/base/budget");

TEST_CASE("a budget of three pays three steps and no fourth")
{
    base::Budget budget(3);
    CHECK(budget.spend());
    CHECK(budget.spend(2));
    CHECK_FALSE(budget.spend());
}

TEST_CASE("a wish to stop ends even an unlimited budget")
{
    std::stop_source source;
    base::Budget budget(base::Budget::unlimited, source.get_token());
    CHECK(budget.spend(1000));
    source.request_stop();
    CHECK_FALSE(budget.spend());
}

TEST_SUITE_END();
