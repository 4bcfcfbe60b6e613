// The network while it learns: the same shape as engine::NetWeights, in floating point.
#pragma once

#include "app/mancala_train/samples.hpp"
#include "core/engine/net.hpp"

#include <cstdint>
#include <vector>

namespace mancala_train {

struct Lessons
{
    int epochs = 6;
    float rate = 0.002F; ///< of the first epoch; it falls to a tenth
    float trust = 0.7F;  ///< 0..1: how much of the target is what was searched, the rest was played
    std::uint64_t seed = 1;
};

/// All weights in one row: first layer by slot, level and unit, its bias, second layer, its bias.
class Learner
{
  public:
    static constexpr std::size_t hidden = engine::NetWeights::hidden;
    static constexpr std::size_t weight_count =
        (engine::slots * engine::NetWeights::levels + 2) * hidden + 1;

    /// Small random weights.
    explicit Learner(std::uint64_t seed);
    /// Weights of an earlier learner; `weight_count` of them.
    explicit Learner(std::vector<float> weights);

    /// Goes over the samples again and again (Adam); the mean squared error of the last time, in
    /// stones squared.
    double learn(const std::vector<Sample>& samples, const Lessons& lessons);

    /// In stones, for the player to move.
    [[nodiscard]] float value(const engine::Board& board) const;

    [[nodiscard]] const std::vector<float>& weights() const { return weights_; }
    /// The same network in whole numbers. Weights too large for them are cut.
    [[nodiscard]] engine::NetWeights rounded() const;

  private:
    std::vector<float> weights_;
};

} // namespace mancala_train
