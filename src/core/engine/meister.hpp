// Meister: the strong player. Searches as far as its budget goes, with the learned evaluation.
#pragma once

#include "core/engine/net.hpp"
#include "core/engine/search.hpp"
#include "core/players/player.hpp"

#include <chrono>
#include <optional>

namespace engine {

class Meister final : public players::Player
{
  public:
    /// More than people can answer, and still only some hundredths of a second.
    static constexpr std::uint64_t usual_nodes = 300'000;

    /// Looks at so many boards a move, or fewer where the budget has fewer steps left.
    /// What is `known` for certain is played without a search; it may be null and must outlive
    /// this. It may come to know more at any time, from another thread.
    explicit Meister(std::uint64_t nodes = usual_nodes,
                     const NetWeights& weights = built_in_weights(),
                     const ExactValues* known = nullptr);

    /// Thinks so long about a move, or less where the budget has too few steps. What it plays
    /// depends on the machine and on what else that does.
    explicit Meister(std::chrono::milliseconds time,
                     const NetWeights& weights = built_in_weights(),
                     const ExactValues* known = nullptr);

    /// The seed plays no part.
    [[nodiscard]] players::Choice
    choose(const mancala::Position& position, std::uint64_t seed, base::Budget& budget) override;

  private:
    std::uint64_t nodes_;
    std::optional<std::chrono::milliseconds> time_;
    const ExactValues* known_;
    Net net_;
    Search search_;
};

} // namespace engine
