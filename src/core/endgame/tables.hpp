// The values of all boards with up to so many stones.
#pragma once

#include "core/endgame/packed_layer.hpp"
#include "core/engine/evaluation.hpp"

#include <vector>

namespace endgame {

/// Layers from 2 stones upwards, without a gap. With fewer stones every game is over.
class Tables
{
  public:
    static constexpr int least_stones = 2;

    /// The next layer; its bytes must outlive this.
    void add(const PackedLayer& layer);

    /// 1 if there is no layer.
    [[nodiscard]] int most_stones() const
    {
        return least_stones - 1 + static_cast<int>(layers_.size());
    }

    /// Stones the player to move takes more than the other from a board in the tables; 0 where the
    /// game is over.
    [[nodiscard]] int value(const engine::Board& board) const
    {
        const auto stones = static_cast<std::size_t>(engine::stones_on(board));
        return stones < least_stones ? 0 : layers_[stones - least_stones].value(rank_of(board));
    }

  private:
    std::vector<PackedLayer> layers_;
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
