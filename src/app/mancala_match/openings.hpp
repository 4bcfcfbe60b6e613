// Lists of openings: small text files with one opening a line.
#pragma once

#include "core/base/result.hpp"
#include "core/mancala/position.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mancala_match {

/// What a game begins with: moves from the usual start, or else a position.
struct OpeningLine
{
    std::optional<mancala::Position> start = std::nullopt;
    std::vector<mancala::Pit> moves = {};

    bool operator==(const OpeningLine&) const = default;
};

/// The openings of the text, in its order: a line's pits with blanks between them, or "position"
/// and what mancala::position_line() writes; from `#` on a remark, empty lines skipped. A failure
/// where a word is no pit, a pit is empty from so many stones in each pit at the start, the game is
/// over, by repetition as well, or there is no opening at all.
[[nodiscard]] base::Result<std::vector<OpeningLine>>
read_openings(std::string_view text, const std::string& file, int stones);

/// The same from a file, at most of a megabyte.
[[nodiscard]] base::Result<std::vector<OpeningLine>> load_openings(const std::string& file,
                                                                   int stones);

/// The first two of the openings, counted from 0, that lead to one position from so many stones in
/// each pit at the start.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>>
openings_alike(const std::vector<OpeningLine>& openings, int stones);

} // namespace mancala_match
