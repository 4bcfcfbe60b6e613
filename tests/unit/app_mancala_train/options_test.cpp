#include "app/mancala_train/options.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mancala_train;

namespace {

std::variant<Options, int> parsed(std::vector<const char*> words)
{
    words.insert(words.begin(), "mancala-train");
    return parse(static_cast<int>(words.size()), words.data());
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_train/options");

TEST_CASE("folder and output must be named, the rest has its usual numbers")
{
    CHECK(std::get<int>(parsed({"--folder", "f"})) == exit_bad_options);
    const auto options = std::get<Options>(parsed({"--folder", "f", "--output", "o"}));
    CHECK(options.folder == "f");
    CHECK(options.output == "o");
    CHECK(options.plan == Plan{});
}

TEST_CASE("numbers are taken and nonsense is refused")
{
    const auto options = std::get<Options>(parsed(
        {"--folder", "f", "--output", "o", "--rounds", "3", "--trust", "0.5", "--seed", "9"}));
    CHECK(options.plan.rounds == 3);
    CHECK(options.plan.trust == 0.5F);
    CHECK(options.plan.seed == 9);
    for (const auto& [name, value] : {std::pair("--rounds", "0"), std::pair("--games", "x"),
                                      std::pair("--trust", "1.5"), std::pair("--jobs", "0")}) {
        CHECK(std::get<int>(parsed({"--folder", "f", "--output", "o", name, value})) ==
              exit_bad_options);
    }
}

TEST_CASE("what is no number, or too large for one, is refused")
{
    for (const auto& bad :
         {std::pair("--trust", "nan"), std::pair("--seed", "-1"),
          std::pair("--seed", "12345678901234567890123"), std::pair("--seed", "0x10"),
          std::pair("--games", "-18446744073709551615")}) {
        CAPTURE(std::string(bad.second));
        CHECK(std::get<int>(parsed({"--folder", "f", "--output", "o", bad.first, bad.second})) ==
              exit_bad_options);
    }
}

TEST_CASE("folder and output need a name")
{
    CHECK(std::get<int>(parsed({"--folder", "", "--output", "o"})) == exit_bad_options);
    CHECK(std::get<int>(parsed({"--folder", "f", "--output", ""})) == exit_bad_options);
}

TEST_SUITE_END();
