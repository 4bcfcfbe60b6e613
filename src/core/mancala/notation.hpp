// How positions and moves are written: the drawn board of tests, text face and mails, the line that
// is pasted from program to program, and the editor's "34:2-9".
#pragma once

#include "core/mancala/mistake.hpp"
#include "core/mancala/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mancala {

/// A pit chosen by a player.
struct Move
{
    Player player;
    Pit pit;

    bool operator==(const Move&) const = default;
};

/// "34:2-9": the 34th move, player 2, pit 9. Numbers start at 1. Guide node "PListe".
[[nodiscard]] std::string to_string(int number, const Move& move);

/// All moves of a game, one blank between: "1:1-3 2:2-9".
[[nodiscard]] std::string to_string(const std::vector<Move>& moves);

/// The board as three lines: top row, stores, bottom row; the stores' line names the player to
/// move.
///
///         4  4  4  4  4  4
///      0     1 to move     0
///         4  4  4  4  4  4
[[nodiscard]] std::string draw(const Position& position);

/// Reads such a picture; blanks are free. Without "N to move" player one moves.
[[nodiscard]] Read<Position> read_board(std::string_view picture);

/// The position in one line: pits 1 to 12, the stores of player 1 and 2, the player to move. What
/// GetBrett, GetPunkte and GetAmZug answer, one behind the other. Guide node "Stellung".
[[nodiscard]] std::string position_line(const Position& position);

/// Reads it; between the numbers stand blanks, commas or line ends. Where the last number or the
/// last three are missing, `otherwise` is to move and the stores are empty. At most as many stones
/// as the fullest start has.
[[nodiscard]] Read<Position> read_position_line(std::string_view line,
                                                Player otherwise = Player::one);

/// The same of the words of a command line.
[[nodiscard]] Read<Position> read_position_words(const std::vector<std::string>& words,
                                                 Player otherwise = Player::one);

} // namespace mancala
