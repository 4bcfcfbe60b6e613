#include "app/mancala_train/learner.hpp"

#include "core/base/rng.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

namespace mancala_train {

namespace {

constexpr std::size_t hidden = Learner::hidden;
constexpr std::size_t levels = engine::NetWeights::levels;
constexpr std::size_t first_bias_at = engine::slots * levels * hidden;
constexpr std::size_t second_at = first_bias_at + hidden;
constexpr std::size_t second_bias_at = second_at + hidden;

using Units = std::array<float, hidden>;

float random_weight(base::Rng& rng, float most)
{
    constexpr float half = 0x1p31F;
    return (static_cast<float>(rng.next() >> 32U) / half - 1) * most;
}

/// Where the row of each slot's level begins.
std::array<std::size_t, engine::slots> rows_of(const engine::Board& board)
{
    std::array<std::size_t, engine::slots> rows{};
    for (std::size_t slot = 0; slot < rows.size(); ++slot) {
        const auto level =
            std::min(static_cast<std::size_t>(board.stones(static_cast<int>(slot))), levels - 1);
        rows[slot] = (slot * levels + level) * hidden;
    }
    return rows;
}

Units activate(const std::vector<float>& weights,
               const std::array<std::size_t, engine::slots>& rows)
{
    Units units;
    std::copy_n(weights.begin() + first_bias_at, hidden, units.begin());
    for (const std::size_t row : rows) {
        for (std::size_t unit = 0; unit < hidden; ++unit) {
            units[unit] += weights[row + unit];
        }
    }
    for (float& unit : units) {
        unit = std::max(unit, 0.0F);
    }
    return units;
}

float output(const std::vector<float>& weights, const Units& units)
{
    float sum = weights[second_bias_at];
    for (std::size_t unit = 0; unit < hidden; ++unit) {
        sum += units[unit] * weights[second_at + unit];
    }
    return sum;
}

/// Adds the slope of one sample's squared error; returns the error.
float add_slope(const std::vector<float>& weights,
                std::vector<float>& slope,
                const engine::Board& board,
                float target)
{
    const auto rows = rows_of(board);
    const Units units = activate(weights, rows);
    const float error = output(weights, units) - target;
    Units back;
    for (std::size_t unit = 0; unit < hidden; ++unit) {
        slope[second_at + unit] += error * units[unit];
        back[unit] = units[unit] > 0 ? error * weights[second_at + unit] : 0;
        slope[first_bias_at + unit] += back[unit];
    }
    slope[second_bias_at] += error;
    for (const std::size_t row : rows) {
        for (std::size_t unit = 0; unit < hidden; ++unit) {
            slope[row + unit] += back[unit];
        }
    }
    return error;
}

/// Adam (Kingma, Ba 2014).
class Steps
{
  public:
    explicit Steps(std::size_t count)
        : mean_(count)
        , square_(count)
    {
    }

    void step(std::vector<float>& weights, std::vector<float>& slope, float scale, float rate)
    {
        mean_left_ *= keep_mean;
        square_left_ *= keep_square;
        const float mean_scale = 1 / (1 - mean_left_);
        const float square_scale = 1 / (1 - square_left_);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const float now = slope[i] * scale;
            slope[i] = 0;
            mean_[i] = keep_mean * mean_[i] + (1 - keep_mean) * now;
            square_[i] = keep_square * square_[i] + (1 - keep_square) * now * now;
            weights[i] -=
                rate * mean_[i] * mean_scale / (std::sqrt(square_[i] * square_scale) + 1e-8F);
        }
    }

  private:
    static constexpr float keep_mean = 0.9F;
    static constexpr float keep_square = 0.999F;

    std::vector<float> mean_;
    std::vector<float> square_;
    float mean_left_ = 1;
    float square_left_ = 1;
};

void shuffle(std::vector<std::uint32_t>& order, base::Rng& rng)
{
    for (std::size_t i = order.size(); i > 1; --i) {
        std::swap(order[i - 1], order[rng.below(i)]);
    }
}

std::int16_t round_to_16(float number)
{
    constexpr float most = 32'767;
    return static_cast<std::int16_t>(std::lround(std::clamp(number, -most, most)));
}

} // namespace

Learner::Learner(std::uint64_t seed)
    : weights_(weight_count)
{
    base::Rng rng(seed);
    constexpr float first_most = 0.3F;
    constexpr float second_most = 0.3F;
    for (std::size_t i = 0; i < first_bias_at; ++i) {
        weights_[i] = random_weight(rng, first_most);
    }
    for (std::size_t i = second_at; i < second_bias_at; ++i) {
        weights_[i] = random_weight(rng, second_most);
    }
}

Learner::Learner(std::vector<float> weights)
    : weights_(std::move(weights))
{
}

float Learner::value(const engine::Board& board) const
{
    return output(weights_, activate(weights_, rows_of(board)));
}

double Learner::learn(const std::vector<Sample>& samples, const Lessons& lessons)
{
    constexpr std::size_t batch = 256;
    base::Rng rng(lessons.seed);
    std::vector<std::uint32_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<float> slope(weight_count);
    Steps steps(weight_count);
    double squares = 0;
    for (int epoch = 0; epoch < lessons.epochs; ++epoch) {
        shuffle(order, rng);
        const float part = static_cast<float>(epoch) / static_cast<float>(lessons.epochs);
        const float rate = lessons.rate * std::pow(0.1F, part);
        squares = 0;
        for (std::size_t at = 0; at < order.size(); at += batch) {
            const auto here = std::span(order).subspan(at, std::min(batch, order.size() - at));
            for (const std::uint32_t index : here) {
                const Sample& sample = samples[index];
                const float target =
                    lessons.trust * sample.searched + (1 - lessons.trust) * sample.played;
                const float error = add_slope(weights_, slope, sample.board, target);
                squares += static_cast<double>(error) * static_cast<double>(error);
            }
            steps.step(weights_, slope, 1 / static_cast<float>(here.size()), rate);
        }
    }
    return samples.empty() ? 0 : squares / static_cast<double>(samples.size());
}

engine::NetWeights Learner::rounded() const
{
    constexpr float scale = engine::NetWeights::scale;
    engine::NetWeights whole;
    auto weight = weights_.begin();
    for (auto& slot : whole.first) {
        for (auto& level : slot) {
            for (auto& unit : level) {
                unit = round_to_16(*weight++ * scale);
            }
        }
    }
    for (auto& unit : whole.first_bias) {
        unit = round_to_16(*weight++ * scale);
    }
    for (auto& unit : whole.second) {
        unit = round_to_16(*weight++ * scale);
    }
    whole.second_bias = static_cast<std::int32_t>(std::lround(*weight * scale * scale));
    return whole;
}

} // namespace mancala_train
