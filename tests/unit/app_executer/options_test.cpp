#include "app/executer/options.hpp"

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

using executer::Options;
using executer::Saying;
using executer::Span;
using Words = std::vector<std::string>;

namespace {

Options options_of(const Words& words)
{
    const auto asked = executer::parse(words, "1.2");
    REQUIRE(std::holds_alternative<Options>(asked));
    return std::get<Options>(asked);
}

Saying saying_of(const Words& words)
{
    const auto asked = executer::parse(words, "1.2");
    REQUIRE(std::holds_alternative<Saying>(asked));
    return std::get<Saying>(asked);
}

} // namespace

TEST_SUITE_BEGIN("app/executer/options");

TEST_CASE("RAM: is watched until a signal comes")
{
    const Options options = options_of({});
    CHECK(options.directory == "RAM:");
    CHECK(options.span == Span::until_ended);
}

TEST_CASE("another directory and the end after one script can be asked for")
{
    const Options options = options_of({"--once", "Work:in"});
    CHECK(options.directory == "Work:in");
    CHECK(options.span == Span::one_script);
    CHECK(options_of({"--", "--dir"}).directory == "--dir");
}

TEST_CASE("version and help are no errors, other words are")
{
    CHECK(saying_of({"--version"}).text == "executer 1.2\n");
    CHECK(saying_of({"--help"}).status == 0);
    CHECK(saying_of({"--quick"}).status == 10);
    CHECK(saying_of({"a", "b"}).status == 10);
    CHECK(saying_of({""}).status == 10);
}

TEST_SUITE_END();
