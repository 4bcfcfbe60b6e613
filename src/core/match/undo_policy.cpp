#include "core/match/undo_policy.hpp"

#include <algorithm>

namespace match {

namespace {

/// So many moves from the end that the last one of these is among them; 0 for none.
template <typename OneOfThese>
int back_to_last(std::span<const mancala::Move> history, OneOfThese one_of_these)
{
    const auto last = std::find_if(history.rbegin(), history.rend(), one_of_these);
    return last == history.rend() ? 0 : static_cast<int>(last - history.rbegin()) + 1;
}

} // namespace

int moves_to_take_back(std::span<const mancala::Move> history, const Seats& seats)
{
    return back_to_last(
        history, [&](const mancala::Move& move) { return seats.of(move.player).is_human(); });
}

int moves_to_take_back(std::span<const mancala::Move> history, mancala::Player asker)
{
    return back_to_last(history, [&](const mancala::Move& move) { return move.player == asker; });
}

} // namespace match
