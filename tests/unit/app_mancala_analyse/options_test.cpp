#include "app/mancala_analyse/options.hpp"
#include "core/mancala/rules.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

using namespace mancala_analyse;

namespace {

std::variant<Options, int> parsed(std::vector<const char*> words)
{
    words.insert(words.begin(), "mancala-analyse");
    return parse(static_cast<int>(words.size()), words.data());
}

Options options(std::vector<const char*> words)
{
    const auto result = parsed(std::move(words));
    REQUIRE(std::holds_alternative<Options>(result));
    return std::get<Options>(result);
}

constexpr const char* start = "4 4 4 4 4 4 4 4 4 4 4 4 0 0 1";

} // namespace

TEST_SUITE_BEGIN("app/mancala_analyse/options");

TEST_CASE("a position may be one word or many")
{
    CHECK(options({start}).position == mancala::initial());
    CHECK(options({"4,4,4,4,4,4", "4", "4", "4", "4", "4", "4"}).position == mancala::initial());
}

TEST_CASE("without a budget it looks for five seconds, else as long as it is told")
{
    CHECK(options({start}).budget.time == std::chrono::seconds(5));
    const Options nodes = options({start, "--nodes", "1000"});
    CHECK(nodes.budget.nodes == 1000);
    CHECK_FALSE(nodes.budget.time);
    const Options both = options({start, "--nodes", "1000", "--time", "0.5"});
    CHECK(both.budget.nodes == 1000);
    CHECK(both.budget.time == std::chrono::milliseconds(500));
}

TEST_CASE("the folder of the tables has the same words in all programs")
{
    CHECK(options({start, "--tables", "/"}).folder == "/");
    CHECK(options({start, "--folder", "/"}).folder == "/");
    CHECK(std::get<int>(parsed({start, "--tables", "/no such folder"})) == exit_bad_options);
}

TEST_CASE("what is no position or no budget is refused")
{
    CHECK(std::get<int>(parsed({"1", "2", "3"})) == exit_bad_options);
    CHECK(std::get<int>(parsed({})) == exit_bad_options);
    CHECK(std::get<int>(parsed({start, "--nodes", "0"})) == exit_bad_options);
    CHECK(std::get<int>(parsed({start, "--time", "-1"})) == exit_bad_options);
}

TEST_CASE("a budget that is no number, or too large for one, is refused")
{
    for (const char* nodes : {"-5", "12345678901234567890123", "nan", "-18446744073709551615"}) {
        CAPTURE(std::string(nodes));
        CHECK(std::get<int>(parsed({start, "--nodes", nodes})) == exit_bad_options);
    }
    for (const char* time : {"nan", "inf", "1e400", "1s"}) {
        CAPTURE(std::string(time));
        CHECK(std::get<int>(parsed({start, "--time", time})) == exit_bad_options);
    }
    CHECK(options({start, "--time", "1e-2"}).budget.time == std::chrono::milliseconds(10));
}

TEST_SUITE_END();
