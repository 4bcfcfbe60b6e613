#include "app/mancala_train/learner.hpp"
#include "core/base/rng.hpp"

#include <doctest/doctest.h>

#include <cmath>

using mancala_train::Learner;
using mancala_train::Lessons;
using mancala_train::Sample;

namespace {

/// Boards with up to three stones a pit; the value is the difference of the rows.
std::vector<Sample> row_differences(std::size_t count)
{
    base::Rng rng(4);
    std::vector<Sample> samples;
    samples.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        Sample sample;
        sample.board = {rng.next() & 0x0303'0303'0303ULL, rng.next() & 0x0303'0303'0303ULL};
        const int difference =
            engine::row_stones(sample.board.mine) - engine::row_stones(sample.board.theirs);
        sample.searched = static_cast<float>(difference);
        sample.played = 100; // not to be trusted
        samples.push_back(sample);
    }
    return samples;
}

} // namespace

TEST_SUITE_BEGIN("app/mancala_train/learner");

TEST_CASE("it learns the difference of the rows from examples")
{
    const auto samples = row_differences(4000);
    Learner learner(1);
    const Lessons lessons{.epochs = 20, .trust = 1};
    CHECK(learner.learn(samples, lessons) < 0.1);
    CHECK(std::abs(learner.value({0x0102'0301'0201ULL, 0x0101'0101'0101ULL}) - 4) < 0.7);
}

TEST_CASE("trust decides between what was searched and what was played")
{
    const std::vector<Sample> samples(512, Sample{{1, 1}, 2, 10});
    Learner learner(1);
    static_cast<void>(learner.learn(samples, {.epochs = 400, .rate = 0.01F, .trust = 0.25F}));
    CHECK(std::abs(learner.value({1, 1}) - 8) < 0.2);
}

TEST_CASE("the same seed learns the same weights")
{
    const auto samples = row_differences(500);
    Learner one(7);
    Learner other(7);
    static_cast<void>(one.learn(samples, {.seed = 3}));
    static_cast<void>(other.learn(samples, {.seed = 3}));
    CHECK(one.weights() == other.weights());
    CHECK(Learner(8).weights() != Learner(7).weights());
}

TEST_CASE("whole numbers say nearly the same")
{
    const auto samples = row_differences(2000);
    Learner learner(1);
    static_cast<void>(learner.learn(samples, {.trust = 1}));
    const engine::Net net(learner.rounded());
    for (std::size_t i = 0; i < 100; ++i) {
        const engine::Board& board = samples[i].board;
        CHECK(std::abs(static_cast<float>(net.value(board)) / engine::unit - learner.value(board)) <
              0.2F);
    }
}

TEST_CASE("no samples teach nothing")
{
    Learner learner(1);
    CHECK(learner.learn({}, {}) == 0);
    CHECK(learner.weights() == Learner(1).weights());
}

TEST_SUITE_END();
