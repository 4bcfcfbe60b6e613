// Looks positions up in the tables.
#pragma once

#include "core/base/result.hpp"
#include "core/endgame/tables.hpp"
#include "core/mancala/position.hpp"

#include <string>

namespace mancala_endgame {

/// What the position is worth to the player to move, and each of his pits; or why that is not
/// known.
[[nodiscard]] base::Result<std::string> probe(const endgame::Tables& tables,
                                              const mancala::Position& position);

} // namespace mancala_endgame
