// The record of a game: how it began and each move with the position after it; and the text it is
// kept in (guide/partieformat.md). Files are opened by others. Guide nodes "PEd" and "PFormat".
#pragma once

#include "core/mancala/mistake.hpp"
#include "core/mancala/notation.hpp"
#include "core/mancala/rules.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mancala {

/// Longer text is no record; enough for some 300 000 moves.
inline constexpr std::size_t longest_record = std::size_t{16} << 20U;

/// Whether a record says who is to move in each position. Old ones do not: they can be looked at
/// but not played on from.
enum class Sides
{
    written,
    missing
};

struct Record
{
    std::array<std::string, 2> names;
    int stones_per_pit = usual_stones_per_pit;
    Sides sides = Sides::written;
    std::vector<Move> moves;
    /// The start and the position after each move: always one more than moves.
    std::vector<Position> line{initial()};
    std::vector<std::string> unknown_lines; ///< not understood, but kept

    bool operator==(const Record&) const = default;
};

/// The record in the text, each position checked against the rules; else the first thing wrong with
/// it. UTF-8 or Latin-1, any line ends; `file` is handed on to the fault.
[[nodiscard]] Read<Record> read_record(std::string_view bytes, const std::string& file);

/// What `read_record` reads; printing what it has read gives the same text again. Names lose
/// control characters and outer blanks.
[[nodiscard]] std::string print_record(const Record& record);

/// "1:1-3" and so on, one line a move: the list as it is printed for people.
[[nodiscard]] std::string print_move_list(const Record& record);

} // namespace mancala
