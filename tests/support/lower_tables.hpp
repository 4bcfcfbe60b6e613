// Endgame tables for tests of what lies above them.
#pragma once

#include "core/endgame/tables.hpp"
#include "core/engine/board.hpp"

#include <optional>

namespace support {

/// Tables as if they reached only so far.
class Lower final : public engine::ExactValues
{
  public:
    Lower(const endgame::Tables& tables, int most_stones)
        : values_(tables)
        , most_stones_(most_stones)
    {
    }
    [[nodiscard]] int most_stones_known() const override { return most_stones_; }
    [[nodiscard]] std::optional<int> probe(const engine::Board& board) const override
    {
        return engine::stones_on(board) <= most_stones_ ? values_.probe(board) : std::nullopt;
    }

  private:
    endgame::TableValues values_;
    int most_stones_;
};

} // namespace support
