#include "app/command_line/reading.hpp"
#include "core/base/version.hpp"

#include <CLI/CLI.hpp>
#include <doctest/doctest.h>

#include <array>
#include <iostream>
#include <sstream>
#include <string>

namespace {

/// A program with one option.
struct Example
{
    Example() { app.add_option("--number", number, "a number"); }

    CLI::App app{"An example.", "example"};
    int number = 0;
};

/// The ending, and what was written on standard output and standard error.
struct Read
{
    std::optional<int> ending;
    std::string text;
};

Read read(
    Example& example,
    const std::vector<const char*>& words,
    const std::function<void()>& settle = [] {})
{
    std::ostringstream text;
    auto* const output = std::cout.rdbuf(text.rdbuf());
    auto* const complaints = std::cerr.rdbuf(text.rdbuf());
    const auto ending =
        command_line::read(example.app, static_cast<int>(words.size()), words.data(), settle);
    std::cout.rdbuf(output);
    std::cerr.rdbuf(complaints);
    return {ending, text.str()};
}

} // namespace

TEST_SUITE("reading the words of a command line")
{
    TEST_CASE("words that can be meant have no ending and print nothing")
    {
        Example example;
        const auto [ending, text] = read(example, {"example", "--number", "5"});
        CHECK(!ending);
        CHECK(text.empty());
        CHECK(example.number == 5);
    }

    TEST_CASE("the version is printed and is no error")
    {
        Example example;
        command_line::introduce(example.app, "a footer");
        const auto [ending, text] = read(example, {"example", "--version"});
        CHECK(ending == command_line::exit_done);
        CHECK(text == "example " + std::string(base::version) + "\n");
    }

    TEST_CASE("the help ends with the footer")
    {
        Example example;
        command_line::introduce(example.app, "a footer");
        const auto [ending, text] = read(example, {"example", "--help"});
        CHECK(ending == command_line::exit_done);
        CHECK(text.find("a footer") != std::string::npos);
    }

    TEST_CASE("words that cannot be meant are told and end with 2")
    {
        Example example;
        const auto [ending, text] = read(example, {"example", "--number", "x"});
        CHECK(ending == command_line::exit_bad_options);
        CHECK(text.find("--number") != std::string::npos);
    }

    TEST_CASE("what is found wrong after the reading ends with 2, too")
    {
        Example example;
        const auto [ending, text] =
            read(example, {"example"}, [] { throw CLI::ValidationError("--number", "is odd"); });
        CHECK(ending == command_line::exit_bad_options);
        CHECK(text.find("--number: is odd") != std::string::npos);
    }

    TEST_CASE("a program that prints nothing itself gets help, version or refusal as a saying")
    {
        const auto saying = [](std::vector<std::string> words) {
            Example example;
            return command_line::read(example.app, std::move(words), "1.2");
        };
        CHECK(!saying({"--number", "5"}));
        CHECK(saying({"--version"})->text == "example 1.2\n");
        CHECK(saying({"--help"})->status == 0);
        CHECK(saying({"--help"})->text.find("--version") != std::string::npos);
        CHECK(saying({"--number", "x"})->status == 10);
    }
}
