#include "core/mancala/position.hpp"

#include <numeric>

namespace mancala {

int row_sum(const Position& position, Player player)
{
    const auto* first = position.pits.data() + (player == Player::one ? 0 : Pit::per_row);
    return std::accumulate(first, first + Pit::per_row, 0);
}

int stones_on_board(const Position& position)
{
    return std::accumulate(position.pits.begin(), position.pits.end(), 0);
}

int even_score(const Position& position)
{
    return (stones_on_board(position) + position.stores[0] + position.stores[1]) / 2;
}

int margin(const Position& position, Player player)
{
    return position.score(player) - position.score(other(player));
}

std::vector<Pit> pits_with_stones(const Position& position)
{
    std::vector<Pit> pits;
    for (const Pit pit : all_pits()) {
        if (position.stones(pit) > 0) {
            pits.push_back(pit);
        }
    }
    return pits;
}

} // namespace mancala
