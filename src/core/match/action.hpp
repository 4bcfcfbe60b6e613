// Everything that can change a game, as one small value, whoever wants it: mouse, key, port, text
// face, computer.
#pragma once

#include "core/mancala/pit.hpp"
#include "core/match/seats.hpp"

#include <variant>

namespace match {

struct NewGame
{
};
struct PlayPit
{
    mancala::Pit pit;
};
struct Undo
{
};
struct Redo
{
};
struct EndGame
{
};

/// Other names or kinds of players; possible at any time.
struct SetSeats
{
    Seats seats;
};

using Action = std::variant<NewGame, PlayPit, Undo, Redo, EndGame, SetSeats>;

/// Who wants the action.
enum class Origin
{
    user,
    text,
    port,
    computer
};

/// Why an action is not possible now.
enum class Denial
{
    no_game,
    empty_pit,
    computer_to_move,
    human_to_move,
    nothing_to_undo,
    nothing_to_redo,
    paused
};

} // namespace match
