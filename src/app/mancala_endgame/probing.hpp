// Looks positions up in the tables.
#pragma once

#include "core/base/result.hpp"
#include "core/endgame/tables.hpp"
#include "core/mancala/position.hpp"

#include <string>
#include <vector>

namespace mancala_endgame {

/// The board of twelve numbers, as GetBrett gives them: each a word, or several in one with blanks
/// or commas between them. Empty stores.
[[nodiscard]] base::Result<mancala::Position> read_position(const std::vector<std::string>& words,
                                                            mancala::Player to_move);

/// What the position is worth to the player to move, and each of his pits; or why that is not
/// known.
[[nodiscard]] base::Result<std::string> probe(const endgame::Tables& tables,
                                              const mancala::Position& position);

} // namespace mancala_endgame
