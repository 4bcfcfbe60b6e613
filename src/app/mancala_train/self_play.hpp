// Games of the engine against itself.
#pragma once

#include "app/mancala_train/samples.hpp"
#include "core/engine/evaluation.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace mancala_train {

struct SelfPlay
{
    std::uint64_t games = 4000;
    std::uint64_t nodes = 1500; ///< a move
    std::uint64_t seed = 1;
    unsigned jobs = 1;
};

/// Every board of the games, in the order of the games whatever the number of jobs; the same
/// evaluation and numbers give the same samples. Each game begins with some random moves and now
/// and then has one later, so that all kinds of boards are met. `told` hears how many games are
/// done, from any thread.
[[nodiscard]] std::vector<Sample> play_games(const SelfPlay& plan,
                                             const engine::Evaluation& evaluation,
                                             const std::function<void(std::uint64_t)>& told);

} // namespace mancala_train
