// Joins the record of a game with match: the record of a game that is being played, who sits where
// included. That stands in lines of their own in its head (guide/partieformat.md):
//
//     Typ1 mensch
//     Typ2 extern1
//     Extern1 /home/anna/spieler.cando
#pragma once

#include "app/glue/seat_players.hpp"
#include "core/mancala/record.hpp"
#include "core/match/action.hpp"
#include "core/match/session.hpp"

namespace glue {

/// The session's game up to now; of the player files those that sit there.
[[nodiscard]] mancala::Record record_of(const match::Session& session, const ExternNotes& files);

/// Who sat there. A kind or a name that the record leaves open is as in `otherwise`.
[[nodiscard]] match::Seats seats_of(const mancala::Record& record, match::Seats otherwise);

/// The player files of Extern 1 and 2; empty where the record names none.
[[nodiscard]] ExternFiles extern_files_of(const mancala::Record& record);

/// Makes a game stand where the record ends.
[[nodiscard]] match::Restore restoration(const mancala::Record& record);

/// The record says who is to move, and its game is not over.
[[nodiscard]] bool can_go_on(const mancala::Record& record);

} // namespace glue
