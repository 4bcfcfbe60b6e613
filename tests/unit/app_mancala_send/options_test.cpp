#include "app/mancala_send/options.hpp"

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

using mancala_send::Form;
using mancala_send::Options;
using mancala_send::Saying;
using mancala_send::Task;
using Words = std::vector<std::string>;

namespace {

std::variant<Options, Saying> parsed(const Words& words)
{
    return mancala_send::parse(words, "Mancala.1", "1.2");
}

Options options_of(const Words& words)
{
    const auto asked = parsed(words);
    REQUIRE(std::holds_alternative<Options>(asked));
    return std::get<Options>(asked);
}

Saying saying_of(const Words& words)
{
    const auto asked = parsed(words);
    REQUIRE(std::holds_alternative<Saying>(asked));
    return std::get<Saying>(asked);
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_send/options");

TEST_CASE("a command alone goes to the default port")
{
    const Options options = options_of({"GetBrett"});
    CHECK(options.task == Task::send);
    CHECK(options.form == Form::result_only);
    CHECK(options.port == "Mancala.1");
    CHECK(options.words == Words{"GetBrett"});
    CHECK_FALSE(options.timeout.has_value());
}

TEST_CASE("options stand before the command")
{
    const Options options =
        options_of({"--port", "Mancala.2", "--raw", "--timeout", "0.25", "CallZug", "3"});
    CHECK(options.port == "Mancala.2");
    CHECK(options.form == Form::answer_line);
    CHECK(options.timeout == std::chrono::milliseconds(250));
    CHECK(options.words == Words{"CallZug", "3"});
}

TEST_CASE("after the command everything is an argument, whatever it begins with")
{
    CHECK(options_of({"CallPause", "-1", "0", "0"}).words == Words{"CallPause", "-1", "0", "0"});
    CHECK(options_of({"Foo", "--port", "x", "-h"}).words == Words{"Foo", "--port", "x", "-h"});
    CHECK(options_of({"Foo", "--", "--help"}).words == Words{"Foo", "--", "--help"});
}

TEST_CASE("the list needs no command and takes none")
{
    CHECK(options_of({"--list"}).task == Task::list);
    CHECK(saying_of({"--list", "GetBrett"}).status == 10);
}

TEST_CASE("help and version are said with status 0")
{
    CHECK(saying_of({"--help"}).status == 0);
    CHECK(saying_of({"--help"}).text.find("--list") != std::string::npos);
    CHECK(saying_of({"--version"}).text == "mancala-send 1.2\n");
}

TEST_CASE("words that mean nothing are refused with 10")
{
    for (const Words& words : {Words{}, Words{"--prot", "x"}, Words{"--timeout", "x", "GetBrett"},
                               Words{"--timeout", "-1", "GetBrett"}, Words{"--port"}}) {
        CHECK(saying_of(words).status == 10);
        CHECK_FALSE(saying_of(words).text.empty());
    }
}

TEST_CASE("a time that is no number, or longer than any wait, is refused")
{
    for (const char* time : {"nan", "inf", "1e300", "0", "0x10"}) {
        CAPTURE(std::string(time));
        CHECK(saying_of({"--timeout", time, "GetBrett"}).status == 10);
    }
    CHECK(options_of({"--timeout", "0.0001", "GetBrett"}).timeout == std::chrono::milliseconds(1));
}

TEST_SUITE_END();
