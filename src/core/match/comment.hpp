// Which comment the computer makes on a game against a human: by outcome and margin. The words are
// the app's. Guide node "Spielende".
#pragma once

#include "core/mancala/position.hpp"
#include "core/match/seats.hpp"

#include <optional>

namespace match {

/// Seen by the computer that speaks.
enum class Comment
{
    won_high,
    won,
    won_narrowly,
    draw,
    lost_narrowly,
    lost,
    lost_high
};

/// Nothing unless exactly one seat is a human's. Margins: up to 4 stones narrow, from 16 on high.
[[nodiscard]] std::optional<Comment> computer_comment(const mancala::Position& position,
                                                      const Seats& seats);

} // namespace match
