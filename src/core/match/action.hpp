// Everything that can change a game, as one small value, whoever wants it: mouse, key, port, text
// face, computer.
#pragma once

#include "core/mancala/notation.hpp"
#include "core/match/seats.hpp"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace match {

/// ready: the board is set up and no game runs. Only the first start has it; later games begin by
/// NewGame.
enum class Phase
{
    ready,
    running,
    over
};

/// natural: a row was empty. early: EndGame. repetition: two computers went round in a circle (F7).
enum class Ending
{
    natural,
    early,
    repetition
};

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
/// `repetition` comes from the host of a link alone, which decides when that rule ends a game.
struct EndGame
{
    Ending ending = Ending::early;
};

/// Other names or kinds of players; possible at any time.
struct SetSeats
{
    Seats seats;
};

/// How a game came to where it stands.
struct Line
{
    mancala::Position start;
    std::vector<mancala::Move> moves;
};
/// `AB HIER WEITERSPIELEN`: the game stands where it stood after so many moves. Without a line it
/// is the game's own history (what is cut off can be brought again by one Redo), with one the game
/// becomes that line. Only a link's partner names another phase than `running`, or an ending.
struct Restore
{
    std::size_t moves = 0;
    std::optional<Line> line;
    Phase phase = Phase::running;
    std::optional<Ending> ending = std::nullopt;
};

using Action = std::variant<NewGame, PlayPit, Undo, Redo, EndGame, SetSeats, Restore>;

/// Whether another game begins by it, so that no move before it belongs to the game any more.
[[nodiscard]] inline bool begins_game(const Action& action)
{
    const auto* restore = std::get_if<Restore>(&action);
    return std::holds_alternative<NewGame>(action) || (restore != nullptr && restore->line);
}

/// Who wants the action. partner: the program linked with this one.
enum class Origin
{
    user,
    text,
    port,
    computer,
    editor,
    partner
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
    paused,
    hook_runs,        ///< one action waits already until the program called before has ended
    no_such_position, ///< a Restore beyond the moves, or of a line against the rules
    partner_to_move,
    linked,           ///< not possible while the game is linked with another
    separated,        ///< linked, but the partner cannot be reached or the games differ
    awaiting_partner, ///< what was wanted before has not been decided yet
    overtaken         ///< the partner's action came first and left no room for it
};

} // namespace match
