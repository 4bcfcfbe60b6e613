// The running game on its own thread: the session, the computer's turns, pauses. All clients, the
// port, the window and the text face, act through here. Every function is for the loop's thread.
#pragma once

#include "app/glue/analysis_queue.hpp"
#include "app/glue/change_waiters.hpp"
#include "app/glue/computer_turn.hpp"
#include "app/glue/game_config.hpp"
#include "app/glue/pauses.hpp"
#include "app/glue/referee.hpp"
#include "core/match/session.hpp"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace glue {

class Game
{
  public:
    Game(ipc::EventLoop& loop, GameConfig config);

    void observe(GameObserver observer) { observers_.push_back(std::move(observer)); }

    [[nodiscard]] const match::Session& session() const { return session_; }
    [[nodiscard]] bool is_paused() const { return pauses_.any(); }
    [[nodiscard]] Language language() const { return language_; }
    [[nodiscard]] bool is_thinking() const { return computer_.is_thinking() || held_; }

    /// Does the action, or says why not. While paused every choice of a pit and all that a user
    /// does is refused. An action that the sync hook is told of may be parked, which is no refusal:
    /// it is asked for again when its turn comes, and may come to nothing.
    std::optional<match::Denial> submit(const match::Action& action, match::Origin origin);
    /// Likewise; `decided` is called when it is done or refused, which in a linked game another
    /// program decides.
    void submit(const match::Action& action, match::Origin origin, const Decided& decided);

    /// Whose word comes before ours; null for nobody.
    void set_referee(Referee* referee) { referee_ = referee; }
    [[nodiscard]] PartnerView partner() const
    {
        return referee_ != nullptr ? referee_->view() : PartnerView{};
    }
    /// As Referee has it; false without one.
    bool settle_link(Settlement how) { return referee_ != nullptr && referee_->settle(how); }
    /// Does what the referee has ordered, pause or not. The sync hook is told of what is our own.
    void perform_ordered(const match::Action& action, match::Origin origin);
    /// The referee no longer holds a computer up.
    void wake_players();

    /// `Synchronisierung`, from the next action on; what is parked takes place.
    void set_sync(Sync sync);
    /// The call that was started has ended, or is no longer waited for.
    void hook_ended();
    /// An action of a user would be parked.
    [[nodiscard]] bool hook_is_busy() const { return hook_.is_busy(); }
    /// A call for what has taken place has not started yet.
    [[nodiscard]] bool hook_owes() const { return hook_.owes(); }
    /// One is parked, and pits are refused.
    [[nodiscard]] bool has_parked() const { return hook_.has_parked(); }

    /// One line for the user.
    void tell(const std::string& message);
    /// Something outside the session is different.
    void tell_state();

    /// Loads a player file for Extern 1 or 2. Whoever sits there gives way to the new player at
    /// once. A file that is refused changes nothing; the reason stands in `extern_files` and goes
    /// to the observers as a message.
    void load_extern(match::SeatKind kind, const std::string& path);
    /// `Bedenkzeit`; a Meister who thinks begins anew.
    void set_thinking(Thinking thinking);
    [[nodiscard]] const ExternNotes& extern_files() const { return factory_.files(); }

    /// A random legal pit of the present position, the same for the same game seed and move.
    [[nodiscard]] mancala::Pit random_pit() const;

    /// Runs the job now, or when the last pause has ended; not at all if its client goes before.
    void when_not_paused(ipc::ClientId client, std::function<void()> job);
    void pause(ipc::ClientId client, std::chrono::nanoseconds time, ipc::Answer answer);
    void end_pauses() { pauses_.end_all(ipc::done()); }

    ChangeWaiters& waiters() { return waiters_; }
    AnalysisQueue& analyses() { return analyses_; }
    /// Ends what the client was waiting for.
    void client_gone(ipc::ClientId client);

    /// The window has shown everything up to this change.
    void shown(std::uint64_t change);

    void show_about();
    void show_greetings();

    /// Stops the players; whoever waits is told that the program ends. Nothing starts any more.
    void close();

  private:
    /// A command that waits for the end of a pause.
    struct Waiting
    {
        ipc::ClientId client;
        std::function<void()> job;
    };

    [[nodiscard]] std::optional<match::Denial> refusal(const match::Action& action,
                                                       match::Origin origin) const;
    std::optional<match::Denial> act(const match::Action& action, match::Origin origin);
    std::optional<match::Denial> perform(const match::Action& action, match::Origin origin);
    void resume_parked();

    void after_change(const match::Event& event);
    void seat_players();
    void replace_players(match::SeatKind kind);
    void consider_computer();
    void on_answer(const players::Choice& choice);
    void play_held();
    void play_answer(const players::Choice& choice);
    void report_fault(const players::Choice& choice, players::Fault fault);
    void on_pauses_ended();

    ipc::EventLoop& loop_;
    match::Session session_;
    std::uint64_t seed_;
    PlayerFactory factory_;
    match::Seats seated_;     ///< whose players `computer_` has
    std::uint64_t games_ = 0; ///< games begun, so that each has a seed of its own
    Pace pace_;
    Language language_;
    std::uint64_t shown_ = 0;
    bool closed_ = false;
    std::optional<players::Choice>
        held_; ///< an answer that waits for the window or the end of a pause
    std::set<match::SeatKind> fault_reported_; ///< once a game, and so once a file
    std::vector<GameObserver> observers_;
    std::deque<Waiting> waiting_;
    ChangeWaiters waiters_;
    AnalysisQueue analyses_;
    Pauses pauses_;
    SyncHook hook_;
    Referee* referee_ = nullptr;
    ComputerTurn computer_; ///< last, so that its worker ends first
};

} // namespace glue
