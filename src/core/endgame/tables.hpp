// The values of all boards with up to so many stones.
#pragma once

#include "core/endgame/packed_layer.hpp"
#include "core/engine/evaluation.hpp"

#include <array>
#include <atomic>
#include <cassert>
#include <optional>

namespace endgame {

/// Layers from 2 stones upwards, without a gap. With fewer stones every game is over. While one
/// thread adds, others may look up.
class Tables
{
  public:
    static constexpr int least_stones = 2;

    /// The next layer; its bytes must outlive this.
    void add(const PackedLayer& layer);

    /// 1 if there is no layer.
    [[nodiscard]] int most_stones() const { return most_stones_.load(std::memory_order_acquire); }

    /// Stones the player to move takes more than the other from a board in the tables; 0 where the
    /// game is over.
    [[nodiscard]] int value(const engine::Board& board) const
    {
        const int stones = engine::stones_on(board);
        assert(stones <= most_stones());
        return stones < least_stones
                   ? 0
                   : layers_[static_cast<std::size_t>(stones)]->value(rank_of(board));
    }

  private:
    std::array<std::optional<PackedLayer>, most_ranked_stones + 1> layers_; ///< by stones
    std::atomic<int> most_stones_{least_stones - 1};
};

/// The tables as the search asks them.
class TableValues final : public engine::ExactValues
{
  public:
    /// The tables must outlive this.
    explicit TableValues(const Tables& tables)
        : tables_(tables)
    {
    }
    [[nodiscard]] int most_stones_known() const override { return tables_.most_stones(); }
    [[nodiscard]] std::optional<int> probe(const engine::Board& board) const override;

  private:
    const Tables& tables_;
};

} // namespace endgame
