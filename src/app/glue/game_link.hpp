// The window's line to the game: actions in, events and snapshots out. Only values cross between
// the two threads.
#pragma once

#include "app/glue/heard_moves.hpp"
#include "app/glue/partner_view.hpp"
#include "app/glue/seat_players.hpp"
#include "app/glue/sync_hook.hpp"
#include "core/mancala/notation.hpp"
#include "core/match/action.hpp"
#include "core/match/comment.hpp"
#include "core/match/session.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ipc {
class EventLoop;
}

namespace glue {

class Game;
class Partner;

/// All that a picture of the game needs, at one moment.
struct GameView
{
    std::uint64_t change = 0;
    mancala::Position position;
    match::Phase phase = match::Phase::ready;
    std::optional<match::Ending> ending;
    match::Seats seats;
    std::optional<mancala::Move> last_move;
    ExternNotes extern_files;
    std::optional<match::Comment> comment; ///< the computer's remark when the game is over
    bool paused = false;
    bool parked = false; ///< an action waits for the sync hook, and pits are refused
    bool thinking = false;
    bool can_undo = false;
    bool can_redo = false;
    PartnerView partner; ///< the link to a game on another machine
};

/// A move to be shown stone by stone.
struct SownMove
{
    mancala::Position before;
    mancala::Pit pit;
};

enum class Request
{
    about,
    greetings,
    quit
};

/// A game that can go on, as the user is asked about it.
struct LostGameNote
{
    std::array<std::string, 2> names;
    std::size_t moves = 0;
};

struct Update
{
    GameView view;
    std::optional<SownMove> sown;
    std::optional<match::Action> action; ///< what changed the game; nothing for other news
    std::optional<Request> request;
    std::optional<match::Denial> denied; ///< why what the window asked for was not done
    std::optional<LostGameNote> lost;    ///< a game on offer, as long as none has begun
    std::string message;                 ///< a line for the user; mostly empty
    std::optional<HeardMoves> heard;     ///< with each change while somebody listens
};

class GameLink
{
  public:
    /// On the loop's thread, or before it runs. `quit` is asked for by the window, on the loop's
    /// thread. A game without a partner is never linked with another machine's.
    GameLink(ipc::EventLoop& loop,
             Game& game,
             std::function<void()> quit,
             Partner* partner = nullptr);
    GameLink(const GameLink&) = delete;
    GameLink& operator=(const GameLink&) = delete;

    // For the window's thread:

    /// Everything new since the last call, in order; the first call brings the start.
    [[nodiscard]] std::vector<Update> take();
    /// `wake` is called on the game's thread when updates wait and none waited before.
    void set_wake(std::function<void()> wake);
    void submit(const match::Action& action, match::Origin origin = match::Origin::user);
    /// A player file for Extern 1 or 2; what became of it stands in the next view.
    void load_extern(match::SeatKind kind, const std::string& path);
    /// The picture has caught up with this change: a computer's next move may come.
    void shown(std::uint64_t change);
    void end_pause();
    void set_sync(Sync sync);
    void set_thinking(Thinking thinking);
    /// Switched on, all moves so far come at once and new ones with each change. Off, no move costs
    /// more than its picture.
    void listen(Listening listening);
    /// Something for the link to another machine; what became of it stands in the views.
    void order(const PartnerOrder& wanted);
    void quit();

    // For the loop's thread:

    /// The program ends; the window closes without asking.
    void tell_quit();
    /// One line for the user that concerns no other face.
    void tell_line(const std::string& line);
    /// Shall this game go on? Asked again with the reason why it could not.
    void tell_lost(LostGameNote lost, std::optional<match::Denial> denied = std::nullopt);

  private:
    [[nodiscard]] Update update() const;
    /// What is new since `told_`; `start` says whether another game has begun.
    [[nodiscard]] HeardMoves heard(std::optional<mancala::Position> start);
    void push(Update update);

    ipc::EventLoop& loop_;
    Game& game_;
    std::function<void()> quit_;
    Partner* partner_;
    std::optional<std::size_t> told_; ///< moves that the listener knows; nothing: nobody listens
    std::mutex mutex_;
    std::vector<Update> updates_; ///< guarded by mutex_
    std::function<void()> wake_;  ///< guarded by mutex_
};

} // namespace glue
