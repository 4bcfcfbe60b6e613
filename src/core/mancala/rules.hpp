// The rules of play: what a move does to a position. Guide node "Regeln"; decisions F1 to F6.
// Knows nothing of seats, undo, clocks or drawing; a new position is returned, none is changed.
#pragma once

#include "core/mancala/position.hpp"

#include <optional>
#include <vector>

namespace mancala {

inline constexpr int least_stones_per_pit = 1;
inline constexpr int most_stones_per_pit = 9;
inline constexpr int usual_stones_per_pit = 4;

/// The start: so many stones (1..9) in each pit, empty stores, player one to move.
[[nodiscard]] Position initial(int stones_per_pit = usual_stones_per_pit);

/// A row is empty: nobody may move any more.
[[nodiscard]] bool is_over(const Position& position);

enum class Refusal
{
    empty_pit,
    game_over
};

/// Why this pit cannot be played now; nothing if it can. Either player may play any of the twelve.
[[nodiscard]] std::optional<Refusal> refusal(const Position& position, Pit pit);

struct Outcome
{
    Position position;       ///< after relays and the final sweep; `to_move` is who plays next
    bool bonus_move = false; ///< the same player moves again
    bool over = false;
};

/// The position after playing a legal pit, relay laps and the final sweep included.
[[nodiscard]] Outcome play(const Position& position, Pit pit);

/// One emptying and sowing: a move has one lap, and one more for each relay.
struct Lap
{
    Pit from;
    std::vector<Place> drops; ///< one place a stone, in order
};

/// A move stone by stone, for the animation.
struct Trace
{
    std::vector<Lap> laps;
    Position unswept; ///< after the last stone, before the row's owner takes what is left
    Outcome outcome;  ///< equal to play()
    bool opposite_was_empty = false; ///< the last stone fell in an empty pit with nothing opposite
};

[[nodiscard]] Trace trace(const Position& position, Pit pit);

/// 1, 2 or nothing for a draw, by the stones in the stores alone.
[[nodiscard]] std::optional<Player> leader(const Position& position);

} // namespace mancala
