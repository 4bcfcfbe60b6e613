// One game from its start to its end, with its history: what may be done now (`ask`) and doing it
// (`submit`). Mouse, keyboard, port and players all come through here. Knows no player, no clock
// and no screen.
#pragma once

#include "core/mancala/notation.hpp"
#include "core/mancala/rules.hpp"
#include "core/match/action.hpp"
#include "core/match/seats.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace match {

/// What has just happened; the session already stands after it.
struct Event
{
    std::uint64_t change; ///< number of this change, one more than that of the change before
    Action action;
    Origin origin;
    mancala::Position before;     ///< the position in which the action was taken
    std::optional<Ending> ending; ///< set when the game is over after it
};

/// What one Undo took back, and so what one Redo brings again.
struct TakenBack
{
    std::vector<mancala::Move> moves; ///< in the order of play
    bool early_end = false;
};

class Session
{
  public:
    explicit Session(Seats seats, int stones_per_pit = mancala::usual_stones_per_pit);

    /// Called after each change, in order. The observer must not submit from inside; it posts to
    /// its loop.
    void observe(std::function<void(const Event&)> observer);

    /// Why the action is not possible now; nothing if it is. Changes nothing.
    [[nodiscard]] std::optional<Denial> ask(const Action& action, Origin origin) const;

    /// Does the action, or says why not and changes nothing.
    std::optional<Denial> submit(const Action& action, Origin origin);

    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] std::optional<Ending> ending() const { return ending_; }
    [[nodiscard]] const mancala::Position& position() const { return line_.back(); }
    [[nodiscard]] const std::vector<mancala::Move>& moves() const { return moves_; }
    /// The start and the position after each move.
    [[nodiscard]] const std::vector<mancala::Position>& line() const { return line_; }
    [[nodiscard]] const Seats& seats() const { return seats_; }
    [[nodiscard]] int stones_per_pit() const { return stones_per_pit_; }
    /// Number of the last change; 0 before the first.
    [[nodiscard]] std::uint64_t change() const { return change_; }
    /// A game runs and the seat to move is a computer's of this program.
    [[nodiscard]] bool computer_to_move() const;
    [[nodiscard]] bool can_undo() const { return can_undo(Origin::user); }
    [[nodiscard]] bool can_redo() const { return !redo_.empty() && !seats_.remote(); }
    /// What the next Redo brings again; null when there is nothing.
    [[nodiscard]] const TakenBack* next_redo() const
    {
        return redo_.empty() ? nullptr : &redo_.back();
    }
    /// How many moves an Undo of this origin takes back. In a linked game it goes back to the
    /// asking player's own last move, whoever sits there.
    [[nodiscard]] int undo_length(Origin origin) const;

  private:
    [[nodiscard]] std::optional<Denial> ask_pit(mancala::Pit pit, Origin origin) const;
    [[nodiscard]] std::optional<Denial> ask_undo(Origin origin) const;
    [[nodiscard]] std::optional<Denial> ask_redo() const;
    [[nodiscard]] std::optional<Denial> ask_end(Ending ending, Origin origin) const;
    [[nodiscard]] std::optional<Denial> ask_seats(const Seats& seats, Origin origin) const;
    [[nodiscard]] bool can_undo(Origin origin) const;
    [[nodiscard]] bool decides_repetition() const;
    void start_game();
    void play_move(mancala::Pit pit);
    [[nodiscard]] std::optional<Denial> ask_restore(const Restore& restore, Origin origin) const;
    void end_game(Ending ending);
    void restore(const Restore& restore);
    void undo(Origin origin);
    void redo();
    void perform(const Action& action, Origin origin);

    Seats seats_;
    int stones_per_pit_;
    Phase phase_ = Phase::ready;
    std::optional<Ending> ending_;
    std::vector<mancala::Position> line_; ///< the start and the position after each move
    std::vector<mancala::Move> moves_;
    std::vector<TakenBack> redo_;
    std::uint64_t change_ = 0;
    std::vector<std::function<void(const Event&)>> observers_;
};

} // namespace match
