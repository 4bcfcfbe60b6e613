// Joins match and players: which player sits in a seat. Guide nodes "Normal", "Gemein", "Taktik",
// "ExP".
#pragma once

#include "app/glue/computer_turn.hpp"
#include "app/glue/texts.hpp"
#include "core/base/result.hpp"
#include "core/match/seats.hpp"

#include <array>
#include <string>

namespace glue {

/// The files of Extern 1 and Extern 2; empty for none.
using ExternFiles = std::array<std::string, 2>;

/// The players of both seats. A file that does not load is a failure; an extern seat without a file
/// gets a player that names no pit and says why.
[[nodiscard]] base::Result<SeatPlayers>
make_seat_players(const match::Seats& seats, const ExternFiles& files, Language language);

} // namespace glue
