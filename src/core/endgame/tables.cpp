#include "core/endgame/tables.hpp"

#include <cassert>

namespace endgame {

void Tables::add(const PackedLayer& layer)
{
    assert(layer.stones() == most_stones() + 1);
    layers_.push_back(layer);
}

std::optional<int> TableValues::probe(const engine::Board& board) const
{
    if (engine::stones_on(board) > tables_.most_stones() || is_over(board)) {
        return {};
    }
    return tables_.value(board);
}

} // namespace endgame
