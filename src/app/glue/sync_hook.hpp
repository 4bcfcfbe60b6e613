// The sync hook as the game sees it: by which words an action is told, who is told of at all, and
// what waits while the call before still runs. Knows match alone; how a program is started is
// handed in. Guide nodes "SynFormat" and "SynWann".
#pragma once

#include "core/match/session.hpp"

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace glue {

/// `Synchronisierung`: whether the hook is told what happens.
enum class Sync
{
    off,
    on
};

/// One call of the hook.
struct HookCall
{
    enum class Kind
    {
        undo,
        new_game,
        end_game,
        move
    };
    Kind kind = Kind::undo;
    std::size_t number = 0; ///< of a move in its game, from 0
    std::optional<mancala::Move> move = std::nullopt;

    bool operator==(const HookCall&) const = default;
};

/// The words after the number of the port: "Undo", "Neu", "Spielende", "Zug 1 3".
[[nodiscard]] std::vector<std::string> words_of(const HookCall& call);

/// People and players are told of; scripts, the editor and whoever plays at the other end of a
/// line are not.
[[nodiscard]] bool is_told(match::Origin origin);

/// By which calls an action is told that is possible now; none for one that is not. More than one
/// where a Redo brings several moves.
[[nodiscard]] std::vector<HookCall> hook_calls(const match::Action& action,
                                               const match::Session& session);

class SyncHook
{
  public:
    /// Starts the program for one call. Its end is told by `ended`, never from inside.
    using Start = std::function<void(const std::vector<std::string>&)>;

    struct Parked
    {
        match::Action action;
        match::Origin origin;
    };

    /// take_place: now, and the hook has been started. parked: it takes place when its turn comes.
    enum class Verdict
    {
        take_place,
        parked,
        refused
    };

    /// Without a function to start one there is no hook.
    SyncHook(Start start, Sync sync)
        : start_(std::move(start))
        , sync_(sync)
    {
    }

    /// Switched off nothing waits any more, and what is still to be told is not.
    void set(Sync sync);

    /// An action that is told would be parked.
    [[nodiscard]] bool is_busy() const { return is_on() && running_; }
    /// Something has taken place whose call has not started yet.
    [[nodiscard]] bool owes() const { return is_on() && !owed_.empty(); }
    [[nodiscard]] bool has_parked() const { return parked_.has_value(); }

    /// Before an action that is possible now.
    [[nodiscard]] Verdict
    before(const match::Action& action, match::Origin origin, const match::Session& session);
    /// Before an action of a linked game whose moment the partner has chosen: it is told now, or
    /// after the calls before it, whatever has become of it by then.
    void ordered(const match::Action& action, match::Origin origin, const match::Session& session);
    /// After each change: what ended the game by itself is told, a parked choice of a pit whose
    /// position has gone is dropped.
    void after(const match::Event& event, const match::Session& session);
    /// The player who made it is no longer asked.
    void drop_computers_choice();

    /// The call has ended: the next one that is owed starts.
    void ended(const match::Session& session);
    /// What is parked, if its turn has come.
    [[nodiscard]] std::optional<Parked> take_parked();

    /// Nothing starts any more.
    void close();

  private:
    enum class Keep
    {
        always,
        while_it_holds ///< not once the port has undone it
    };
    struct Owed
    {
        HookCall call;
        Keep keep = Keep::always;
    };

    [[nodiscard]] bool is_on() const { return start_ && sync_ == Sync::on; }
    void start(const HookCall& call);

    Start start_;
    Sync sync_;
    bool running_ = false;
    std::deque<Owed> owed_; ///< of what has taken place, behind the call that runs
    std::optional<Parked> parked_;
};

} // namespace glue
