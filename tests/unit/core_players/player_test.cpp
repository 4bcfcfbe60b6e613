#include "core/players/player.hpp"
#include "support/board.hpp"

#include <doctest/doctest.h>

using players::Choice;
using players::Fault;
using support::board;

namespace {

base::Diagnostic broken(const char* reason)
{
    base::Diagnostic diagnostic;
    diagnostic.text = reason;
    return diagnostic;
}

} // namespace

TEST_SUITE_BEGIN("core/players/player");

TEST_CASE("a pit with stones is a faultless answer, whoever owns it")
{
    const auto position = board("4 0 4 4 4 4  0 0  4 4 4 4 4 4");
    CHECK_FALSE(players::fault(Choice{.pit = 1}, position));
    CHECK_FALSE(players::fault(Choice{.pit = 12}, position));
}

TEST_CASE("outside 1..12, an empty pit, no answer and an error are told apart")
{
    const auto position = board("4 0 4 4 4 4  0 0  4 4 4 4 4 4");
    CHECK(players::fault(Choice{.pit = 0}, position) == Fault::outside_board);
    CHECK(players::fault(Choice{.pit = 13}, position) == Fault::outside_board);
    CHECK(players::fault(Choice{.pit = -9'000'000'000}, position) == Fault::outside_board);
    CHECK(players::fault(Choice{.pit = 2}, position) == Fault::empty_pit);
    CHECK(players::fault(Choice{}, position) == Fault::no_answer);
    CHECK(players::fault(Choice{.failure = broken("broken")}, position) == Fault::broke_off);
}

TEST_CASE("a player that broke off has no say, even if it named a pit")
{
    const Choice choice{.pit = 1, .failure = broken("too late")};
    CHECK(players::fault(choice, board("4 4 4 4 4 4  0 0  4 4 4 4 4 4")) == Fault::broke_off);
}

TEST_CASE("every fault has a word of its own")
{
    CHECK(players::word(Fault::broke_off) == "error");
    CHECK(players::word(Fault::no_answer) == "none");
    CHECK(players::word(Fault::outside_board) == "outside");
    CHECK(players::word(Fault::empty_pit) == "empty");
}

TEST_SUITE_END();
