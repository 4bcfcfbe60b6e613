#include "app/mancala_guide/task.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace mancala_guide;

namespace {

constexpr const char* guide = "@node a\nx @{\" L \" link nix}\n@endnode\n@node b\ny\n";

Options parsed(std::array<const char*, 4> words)
{
    return std::get<Options>(parse(static_cast<int>(words.size()), words.data()));
}

} // namespace

TEST_SUITE("mancala-guide")
{
    TEST_CASE("one node or all as text")
    {
        CHECK(answer({"f", "B"}, guide)->text == "b\n=\n\ny\n\n");
        CHECK(answer({"f", ""}, guide)->text == "a\n=\n\nx  L\n\nb\n=\n\ny\n\n");
    }

    TEST_CASE("a missing node is named")
    {
        CHECK(base::to_string(answer({"f", "c"}, guide).error()) == "f: no node \"c\"");
    }

    TEST_CASE("the check ends with 1 if it found something")
    {
        const auto found = answer({"f", "", Output::check}, guide);
        CHECK(found->status == exit_faults);
        CHECK(found->text == "f:1: node \"a\": link to \"nix\", which is missing\n");
        CHECK(answer({"f", "", Output::check}, "@node a\n")->status == exit_done);
    }

    TEST_CASE("the command line names file, node and form")
    {
        const auto options = parsed({"mancala-guide", "f.guide", "Main", "--html"});
        CHECK(options.file == "f.guide");
        CHECK(options.node == "Main");
        CHECK(options.output == Output::html);
        CHECK(parsed({"mancala-guide", "f", "--width", "40"}).width == 40);
    }
}
