#include "core/match/comment.hpp"

#include <cstdlib>

namespace match {

namespace {

constexpr int narrow = 4;
constexpr int high = 16;

} // namespace

std::optional<Comment> computer_comment(const mancala::Position& position, const Seats& seats)
{
    using mancala::Player;
    if (seats.humans() != 1) {
        return std::nullopt;
    }
    const Player computer = seats.of(Player::one).is_human() ? Player::two : Player::one;
    const int lead = mancala::margin(position, computer);
    if (lead == 0) {
        return Comment::draw;
    }
    if (std::abs(lead) <= narrow) {
        return lead > 0 ? Comment::won_narrowly : Comment::lost_narrowly;
    }
    if (std::abs(lead) < high) {
        return lead > 0 ? Comment::won : Comment::lost;
    }
    return lead > 0 ? Comment::won_high : Comment::lost_high;
}

} // namespace match
