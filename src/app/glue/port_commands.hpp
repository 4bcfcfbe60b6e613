// Joins match and ipc: the fifteen commands of 1996 and Help, Version, Warte, GetZuege,
// GetStellung, GetAnalyse, GetAnsage, GetVerbindung, CallVerbindung, Quit, as one table. Guide
// nodes "ARexx" and "AGetSpielStatus" ... "ACallPause".
#pragma once

#include "core/match/action.hpp"
#include "ipc/command.hpp"

#include <functional>
#include <string>

namespace glue {

class Game;

/// Stable numbers of the answers 5 and 10, beside ipc/error_number.hpp.
namespace error_number {

inline constexpr int not_a_pit = 110;
inline constexpr int not_a_time = 111;
inline constexpr int pause_too_long = 112;
inline constexpr int not_a_change = 113;
inline constexpr int not_a_budget = 114;
inline constexpr int not_a_settlement = 115;

inline constexpr int no_game = 201;
inline constexpr int computer_to_move = 203;
inline constexpr int nothing_to_undo = 205;
inline constexpr int game_paused = 207;
inline constexpr int wait_ended = 208;
inline constexpr int partner_to_move = 209;
inline constexpr int separated = 210;
inline constexpr int awaiting_partner = 211;
inline constexpr int overtaken = 212;
inline constexpr int no_link = 213;
inline constexpr int no_difference = 214;

} // namespace error_number

struct PortCommandsContext
{
    Game& game;
    match::Origin origin; ///< port or text
    std::string version;
    std::function<void()> quit; ///< called after Quit has been answered
};

/// The game must live longer than the table.
[[nodiscard]] ipc::CommandTable port_commands(PortCommandsContext context);

} // namespace glue
