// The learned evaluation: a small network that was trained by play against itself
// (assets/engine/README.md).
#pragma once

#include "core/base/result.hpp"
#include "core/engine/evaluation.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace engine {

/// Twelve pits, each as one of 16 levels (15 or more stones are one), 64 hidden units, one value.
/// All in whole numbers, so that every machine computes the same.
struct NetWeights
{
    static constexpr int levels = 16;
    static constexpr int hidden = 64;
    /// One stone, or the number one, in weights of either layer.
    static constexpr int scale = 256;

    using Unit = std::array<std::int16_t, hidden>;

    alignas(64) std::array<std::array<Unit, levels>, slots> first{};
    alignas(64) Unit first_bias{};
    alignas(64) Unit second{};
    std::int32_t second_bias = 0; ///< times scale * scale

    bool operator==(const NetWeights&) const = default;
};

class Net final : public Evaluation
{
  public:
    explicit Net(const NetWeights& weights)
        : weights_(weights)
    {
    }

    [[nodiscard]] int value(const Board& board) const override;

  private:
    NetWeights weights_;
};

/// The weights in a file's bytes, or what is wrong with them: no such file, another version, bytes
/// missing or damaged, numbers that could overflow. `file` stands in the message.
[[nodiscard]] base::Result<NetWeights> read_net(std::string_view bytes, const std::string& file);

/// What `read_net` reads.
[[nodiscard]] std::string write_net(const NetWeights& weights);

/// The weights that belong to this version of the program.
[[nodiscard]] NetWeights built_in_weights();

} // namespace engine
