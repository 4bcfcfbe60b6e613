// Lists of openings: small text files with one opening a line.
#pragma once

#include "core/base/result.hpp"
#include "core/mancala/pit.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mancala_match {

/// The moves a game begins with; at least one.
using OpeningLine = std::vector<mancala::Pit>;

/// The openings of the text, in its order: a line's pits with blanks between them, from `#` on a
/// remark, lines without a pit skipped. A failure where a word is no pit, a pit is empty from so
/// many stones in each pit at the start, a move ends the game, or there is no opening at all.
[[nodiscard]] base::Result<std::vector<OpeningLine>>
read_openings(std::string_view text, const std::string& file, int stones);

/// The same from a file, at most of a megabyte.
[[nodiscard]] base::Result<std::vector<OpeningLine>> load_openings(const std::string& file,
                                                                   int stones);

} // namespace mancala_match
