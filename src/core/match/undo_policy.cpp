#include "core/match/undo_policy.hpp"

#include <algorithm>

namespace match {

int moves_to_take_back(std::span<const mancala::Move> history, const Seats& seats)
{
    const auto by_human = [&](const mancala::Move& move) {
        return seats.of(move.player).is_human();
    };
    const auto last = std::find_if(history.rbegin(), history.rend(), by_human);
    return last == history.rend() ? 0 : static_cast<int>(last - history.rbegin()) + 1;
}

} // namespace match
