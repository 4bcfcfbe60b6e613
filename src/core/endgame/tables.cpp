#include "core/endgame/tables.hpp"

namespace endgame {

void Tables::add(const PackedLayer& layer)
{
    assert(layer.stones() == most_stones() + 1);
    layers_.at(static_cast<std::size_t>(layer.stones())) = layer;
    most_stones_.store(layer.stones(), std::memory_order_release);
}

std::optional<int> TableValues::probe(const engine::Board& board) const
{
    if (engine::stones_on(board) > tables_.most_stones() || is_over(board)) {
        return {};
    }
    return tables_.value(board);
}

} // namespace endgame
