#include "render/guide_viewer/history.hpp"

#include <doctest/doctest.h>

using guide_viewer::History;
using guide_viewer::Visit;

TEST_SUITE("guide history")
{
    TEST_CASE("pages come back in reverse order with their line")
    {
        History history;
        history.leave({"", 1, 5});
        history.leave({"b", 2, 0});
        CHECK(history.take_back() == Visit{"b", 2, 0});
        CHECK(history.take_back() == Visit{"", 1, 5});
        CHECK(history.is_empty());
        CHECK_FALSE(history.take_back());
    }

    TEST_CASE("beyond the limit the oldest page is forgotten")
    {
        History history;
        for (std::size_t i = 0; i <= History::longest; ++i) {
            history.leave({"", i, 0});
        }
        std::size_t last = History::longest;
        while (const auto back = history.take_back()) {
            last = back->node;
        }
        CHECK(last == 1);
    }
}
