#include "core/engine/meister.hpp"
#include "core/mancala/notation.hpp"
#include "core/mancala/repetition.hpp"
#include "core/mancala/rules.hpp"
#include "core/players/roster.hpp"

#include <doctest/doctest.h>

#include <set>
#include <vector>

using engine::Manner;
using engine::Meister;

namespace {

/// Plays a game from the start; the margin of the player with the first move.
int margin_of_game(players::Player& first, players::Player& second)
{
    mancala::Outcome now{.position = mancala::initial()};
    for (std::uint64_t move = 0; !now.over && move < 500; ++move) {
        base::Budget budget;
        auto& player = now.position.to_move == mancala::Player::one ? first : second;
        const auto choice = player.choose(now.position, move, budget);
        REQUIRE_FALSE(players::fault(choice, now.position));
        now = mancala::play(now.position, mancala::Pit(static_cast<int>(*choice.pit)));
    }
    return mancala::margin(now.position, mancala::Player::one);
}

/// What a Meister who varies names with twenty seeds.
std::set<int> pits_named(const mancala::Position& position, int tolerance, std::uint64_t nodes)
{
    Meister meister(nodes, engine::built_in_weights(), nullptr, {.tolerance = tolerance});
    std::set<int> pits;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        base::Budget budget;
        const auto choice = meister.choose(position, seed, budget);
        REQUIRE_FALSE(players::fault(choice, position));
        pits.insert(static_cast<int>(*choice.pit));
    }
    return pits;
}

} // namespace

TEST_SUITE_BEGIN("core/engine/meister");

TEST_CASE("it begins with one of the good first pits")
{
    Meister meister;
    base::Budget budget;
    const auto pit = meister.choose(mancala::initial(), 1, budget).pit;
    CHECK((pit == 1 || pit == 4 || pit == 7));
}

TEST_CASE("it beats the other players with either side")
{
    Meister meister(3000);
    for (const players::Kind kind : players::all_kinds) {
        const auto other = players::make_player(kind);
        CHECK(margin_of_game(meister, *other) > 0);
        CHECK(margin_of_game(*other, meister) < 0);
    }
}

TEST_CASE("what it plays depends on nothing it has seen before")
{
    Meister fresh(2000);
    Meister used(2000);
    mancala::Outcome now{.position = mancala::initial()};
    while (!now.over) {
        base::Budget one;
        base::Budget other;
        const auto pit = used.choose(now.position, 1, one).pit;
        REQUIRE(pit == Meister(2000).choose(now.position, 2, other).pit);
        now = mancala::play(now.position, mancala::Pit(static_cast<int>(*pit)));
    }
}

TEST_CASE("with a tolerance the seed chooses among the moves that come close")
{
    CHECK(pits_named(mancala::initial(), 0, 3000).size() == 1);
    const auto pits = pits_named(mancala::initial(), Manner::usual_tolerance, 3000);
    CHECK(pits.size() > 1);
    for (const int pit : pits) {
        CHECK((pit == 1 || pit == 4 || pit == 7)); // the others lose more
    }
    const Manner manner{.tolerance = Manner::usual_tolerance};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto named = [&](Meister meister) {
            base::Budget budget;
            return meister.choose(mancala::initial(), seed, budget).pit;
        };
        CHECK(named(Meister(3000, engine::built_in_weights(), nullptr, manner)) ==
              named(Meister(3000, engine::built_in_weights(), nullptr, manner)));
    }
}

TEST_CASE("nothing is left to the seed where the value is proved or the Meister is behind")
{
    constexpr int any = 48 * engine::unit;
    mancala::Position few;
    few.pits = {1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 0, 0};
    CHECK(pits_named(few, any, 300'000).size() == 1);
    auto behind = mancala::initial();
    behind.stores = {0, 8};
    CHECK(pits_named(behind, any, 3000).size() == 1);
    behind.stores = {8, 0};
    CHECK(pits_named(behind, any, 3000).size() > 1);
}

TEST_CASE("nothing is left to the seed when a sixth of the stones is in the stores")
{
    constexpr int any = 48 * engine::unit;
    auto position = mancala::initial(3);
    position.pits[2] += 4;
    position.stores = {4, 3};
    CHECK(pits_named(position, any, 3000).size() > 1);
    position.stores = {4, 4};
    CHECK(pits_named(position, any, 3000).size() == 1);
}

TEST_CASE("with a time budget it thinks that long, and no longer than its steps reach")
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds time{30};
    Meister meister(time);
    base::Budget budget;
    const auto start = Clock::now();
    CHECK_FALSE(players::fault(meister.choose(mancala::initial(), 1, budget), mancala::initial()));
    CHECK(Clock::now() - start >= time);
    base::Budget few(500);
    static_cast<void>(Meister(std::chrono::hours{1}).choose(mancala::initial(), 1, few));
    CHECK(few.left() == 0);
}

TEST_CASE("several threads think as long as one")
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds time{30};
    Meister meister(time, engine::built_in_weights(), nullptr, {.threads = 3});
    base::Budget budget;
    const auto start = Clock::now();
    CHECK_FALSE(players::fault(meister.choose(mancala::initial(), 1, budget), mancala::initial()));
    CHECK(Clock::now() - start >= time);
}

TEST_CASE("behind, it does not walk into what stands for the third time")
{
    const auto now = mancala::read_position_line("0 1 0 1 1 1 0 0 1 0 0 0 20 23 1").value();
    Meister meister(1000);
    const auto named = [&](std::span<const mancala::Position> line) {
        base::Budget budget;
        return static_cast<int>(meister.choose_in_game(line, 1, budget).pit.value());
    };
    const int pit = named({&now, 1});
    const auto then = mancala::play(now, mancala::Pit(pit)).position;
    REQUIRE(then.stores == now.stores);
    CHECK(named(std::vector{then, now}) == pit);
    CHECK(named(std::vector{then, now, then, now}) != pit);
    auto before = now; // a stone has reached a store since
    before.stores = {19, 23};
    const auto earlier = mancala::play(before, mancala::Pit(pit)).position;
    CHECK(named(std::vector{earlier, before, earlier, before, now}) == pit);
}

TEST_CASE("a line in which nothing stood twice changes nothing")
{
    Meister meister(2000);
    mancala::Outcome now{.position = mancala::initial()};
    std::vector<mancala::Position> line{now.position};
    while (!now.over && mancala::times_stood(line) == 1) {
        base::Budget one;
        base::Budget other;
        const auto pit = meister.choose_in_game(line, 1, one).pit;
        REQUIRE(pit == meister.choose(now.position, 1, other).pit);
        CHECK(one.left() == other.left());
        now = mancala::play(now.position, mancala::Pit(static_cast<int>(*pit)));
        line.push_back(now.position);
    }
}

TEST_CASE("it keeps within the budget and names a legal pit within any")
{
    Meister meister(3000);
    for (const std::uint64_t steps : {0U, 1U, 50U, 10'000U}) {
        base::Budget budget(steps);
        const auto choice = meister.choose(mancala::initial(9), 1, budget);
        CHECK_FALSE(players::fault(choice, mancala::initial(9)));
        CHECK(budget.left() == (steps > 3000 ? steps - 3000 : 0));
    }
}

TEST_SUITE_END();
