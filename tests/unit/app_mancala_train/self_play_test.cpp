#include "app/mancala_train/self_play.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <cmath>

using mancala_train::play_games;

namespace {

const engine::StoresAlone stores_alone;

} // namespace

TEST_SUITE_BEGIN("app/mancala_train/self_play");

TEST_CASE("the games are the same with any number of jobs and differ by the seed")
{
    const auto ignore = [](std::uint64_t) {};
    const auto alone = play_games({.games = 6, .nodes = 60}, stores_alone, ignore);
    CHECK(alone == play_games({.games = 6, .nodes = 60, .jobs = 3}, stores_alone, ignore));
    CHECK(alone != play_games({.games = 6, .nodes = 60, .seed = 2}, stores_alone, ignore));
}

TEST_CASE("every board has stones in both rows and a result they allow")
{
    std::atomic<std::uint64_t> games = 0;
    const auto samples = play_games({.games = 10, .nodes = 60}, stores_alone,
                                    [&](std::uint64_t done) { games = done; });
    CHECK(games == 10);
    CHECK(samples.size() > 200);
    for (const auto& sample : samples) {
        CHECK(sample.board.mine != 0);
        CHECK(sample.board.theirs != 0);
        const auto stones = static_cast<float>(engine::stones_on(sample.board));
        CHECK(std::abs(sample.searched) <= stones);
        CHECK(std::abs(sample.played) <= stones);
    }
}

TEST_SUITE_END();
