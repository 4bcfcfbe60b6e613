#include "core/match/session.hpp"

#include "core/mancala/repetition.hpp"
#include "core/match/undo_policy.hpp"

#include <span>
#include <utility>

namespace match {

namespace {

template <typename... Handlers>
struct Overloaded : Handlers...
{
    using Handlers::operator()...;
};
template <typename... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

constexpr std::optional<Denial> allowed;

/// The start and the positions after the first moves of a line; shorter if one breaks the rules.
std::vector<mancala::Position> positions_of(const Line& line, std::size_t moves)
{
    std::vector<mancala::Position> positions{line.start};
    for (const mancala::Move& move : std::span(line.moves).first(moves)) {
        const mancala::Position& now = positions.back();
        if (now.to_move != move.player || mancala::refusal(now, move.pit)) {
            break;
        }
        positions.push_back(mancala::play(now, move.pit).position);
    }
    return positions;
}

} // namespace

Session::Session(Seats seats, int stones_per_pit)
    : seats_(std::move(seats))
    , stones_per_pit_(stones_per_pit)
    , line_{mancala::initial(stones_per_pit)}
{
}

void Session::observe(std::function<void(const Event&)> observer)
{
    observers_.push_back(std::move(observer));
}

bool Session::computer_to_move() const
{
    const Seat& seat = seats_.of(position().to_move);
    return phase_ == Phase::running && !seat.is_human() && seat.is_here();
}

int Session::undo_length(Origin origin) const
{
    const auto remote = seats_.remote();
    if (!remote) {
        return moves_to_take_back(moves_, seats_);
    }
    return moves_to_take_back(moves_,
                              origin == Origin::partner ? *remote : mancala::other(*remote));
}

bool Session::can_undo(Origin origin) const
{
    return (seats_.humans() > 0 || seats_.remote()) &&
           (ending_ == Ending::early || undo_length(origin) > 0);
}

/// Between linked games the host alone does: both would have to find the same at the same time.
bool Session::decides_repetition() const
{
    return seats_.both[0].home != Home::host && seats_.both[1].home != Home::host;
}

std::optional<Denial> Session::ask(const Action& action, Origin origin) const
{
    return std::visit(Overloaded{
                          [](const NewGame&) { return allowed; },
                          [&](const PlayPit& play) { return ask_pit(play.pit, origin); },
                          [&](const Undo&) { return ask_undo(origin); },
                          [&](const Redo&) { return ask_redo(); },
                          [&](const EndGame& end) { return ask_end(end.ending, origin); },
                          [&](const SetSeats& set) { return ask_seats(set.seats, origin); },
                          [&](const Restore& wanted) { return ask_restore(wanted, origin); },
                      },
                      action);
}

std::optional<Denial> Session::ask_pit(mancala::Pit pit, Origin origin) const
{
    // On the fresh board a human player one may begin by playing. That a partner's player was one
    // when he did is his program's to know.
    const bool may_begin =
        phase_ == Phase::ready && (seats_.both[0].is_human() || origin == Origin::partner);
    if (phase_ != Phase::running && !may_begin) {
        return Denial::no_game;
    }
    const Seat& seat = seats_.of(position().to_move);
    const bool human = seat.is_human();
    if (!seat.is_here()) {
        if (origin != Origin::partner) {
            return Denial::partner_to_move;
        }
    } else if (human == (origin == Origin::computer) || origin == Origin::partner) {
        return human ? Denial::human_to_move : Denial::computer_to_move;
    }
    return mancala::refusal(position(), pit) ? std::optional(Denial::empty_pit) : allowed;
}

std::optional<Denial> Session::ask_undo(Origin origin) const
{
    return can_undo(origin) ? allowed : std::optional(Denial::nothing_to_undo);
}

/// Of a linked game no player may bring back the other's moves.
std::optional<Denial> Session::ask_redo() const
{
    if (seats_.remote()) {
        return Denial::linked;
    }
    return can_redo() ? allowed : std::optional(Denial::nothing_to_redo);
}

std::optional<Denial> Session::ask_end(Ending ending, Origin origin) const
{
    const bool may_say_so =
        ending == Ending::early ||
        (ending == Ending::repetition && origin == Origin::partner && !decides_repetition());
    return phase_ == Phase::running && may_say_so ? allowed : std::optional(Denial::no_game);
}

/// Who sits at the partner's is his to say.
std::optional<Denial> Session::ask_seats(const Seats& seats, Origin origin) const
{
    if (origin == Origin::partner) {
        return allowed;
    }
    const auto remote = seats_.remote();
    const bool keeps =
        seats.remote() == remote && (!remote || seats.of(*remote) == seats_.of(*remote));
    return keeps ? allowed : std::optional(Denial::linked);
}

std::optional<Denial> Session::ask_restore(const Restore& restore, Origin origin) const
{
    if (seats_.remote() && origin != Origin::partner) {
        return Denial::linked;
    }
    const auto& moves = restore.line ? restore.line->moves : moves_;
    const bool possible =
        restore.moves <= moves.size() &&
        (!restore.line || positions_of(*restore.line, restore.moves).size() == restore.moves + 1);
    return possible ? allowed : std::optional(Denial::no_such_position);
}

std::optional<Denial> Session::submit(const Action& action, Origin origin)
{
    if (const auto denial = ask(action, origin)) {
        return denial;
    }
    const mancala::Position before = position();
    perform(action, origin);
    const Event event{++change_, action, origin, before, ending_};
    for (const auto& observer : observers_) {
        observer(event);
    }
    return std::nullopt;
}

void Session::perform(const Action& action, Origin origin)
{
    std::visit(Overloaded{
                   [&](const NewGame&) { start_game(); },
                   [&](const PlayPit& play) {
                       redo_.clear();
                       play_move(play.pit);
                   },
                   [&](const Undo&) { undo(origin); },
                   [&](const Redo&) { redo(); },
                   [&](const EndGame& end) {
                       redo_.clear();
                       end_game(end.ending);
                   },
                   [&](const SetSeats& seating) { seats_ = seating.seats; },
                   [&](const Restore& wanted) { restore(wanted); },
               },
               action);
}

/// The moves cut off from the own history stay to be brought again; another game does not.
void Session::restore(const Restore& restore)
{
    const auto count = static_cast<std::ptrdiff_t>(restore.moves);
    if (restore.line) {
        redo_.clear();
        line_ = positions_of(*restore.line, restore.moves);
        moves_ = restore.line->moves;
    } else if (restore.moves < moves_.size() || ending_ == Ending::early) {
        redo_.push_back({{moves_.begin() + count, moves_.end()}, ending_ == Ending::early});
        line_.erase(line_.begin() + count + 1, line_.end());
    }
    moves_.erase(moves_.begin() + count, moves_.end());
    phase_ = restore.phase == Phase::ready ? Phase::ready : Phase::running;
    ending_.reset();
    if (mancala::is_over(position())) {
        end_game(Ending::natural);
    } else if (restore.ending) {
        end_game(*restore.ending);
    }
}

void Session::start_game()
{
    phase_ = Phase::running;
    ending_.reset();
    line_.assign(1, mancala::initial(stones_per_pit_));
    moves_.clear();
    redo_.clear();
}

void Session::play_move(mancala::Pit pit)
{
    phase_ = Phase::running;
    moves_.push_back({position().to_move, pit});
    line_.push_back(mancala::play(position(), pit).position);
    if (mancala::is_over(position())) {
        end_game(Ending::natural);
    } else if (seats_.humans() == 0 && decides_repetition() &&
               mancala::times_stood(line_) >= mancala::most_repetitions) {
        end_game(Ending::repetition);
    }
}

void Session::end_game(Ending ending)
{
    phase_ = Phase::over;
    ending_ = ending;
}

void Session::undo(Origin origin)
{
    TakenBack taken;
    taken.early_end = ending_ == Ending::early;
    if (!taken.early_end) {
        const auto kept = moves_.end() - undo_length(origin);
        taken.moves.assign(kept, moves_.end());
        line_.resize(line_.size() - taken.moves.size());
        moves_.erase(kept, moves_.end());
    }
    phase_ = Phase::running;
    ending_.reset();
    redo_.push_back(std::move(taken));
}

void Session::redo()
{
    const TakenBack taken = std::move(redo_.back());
    redo_.pop_back();
    for (const mancala::Move& move : taken.moves) {
        play_move(move.pit);
    }
    if (taken.early_end) {
        end_game(Ending::early);
    }
}

} // namespace match
