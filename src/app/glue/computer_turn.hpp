// Joins players with the game's thread: one worker thinks, the answer comes back as a job of the
// loop.
#pragma once

#include "core/mancala/position.hpp"
#include "core/players/player.hpp"

#include <array>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace ipc {
class EventLoop;
}

namespace glue {

struct Question
{
    mancala::Position position;
    std::uint64_t seed = 0;
    /// Those that stood before it since a stone last reached a store, in order.
    std::vector<mancala::Position> before = {};
};

/// The players of the two seats; a human's seat has none.
using SeatPlayers = std::array<std::unique_ptr<players::Player>, 2>;

class ComputerTurn
{
  public:
    using OnAnswer = std::function<void(const players::Choice&)>;

    /// `on_answer` runs on the loop's thread.
    ComputerTurn(ipc::EventLoop& loop, SeatPlayers players, OnAnswer on_answer);
    /// Stops the thinking and waits for the worker.
    ~ComputerTurn();
    ComputerTurn(const ComputerTurn&) = delete;
    ComputerTurn& operator=(const ComputerTurn&) = delete;

    /// Both players forget the last game before the next question; until then nobody is woken.
    void new_game();

    /// Another player for this seat, 0 or 1, before the next question.
    void seat(std::size_t seat, std::unique_ptr<players::Player> player);

    /// Asks the player of the side to move; a question before it is stopped and its answer dropped.
    void ask(const Question& question);

    /// Stops the thinking; no answer comes any more.
    void stop();

    [[nodiscard]] bool is_thinking() const { return asked_.has_value(); }

  private:
    struct Work
    {
        std::array<std::optional<std::unique_ptr<players::Player>>, 2> newcomers;
        bool new_game = false;
        std::optional<Question> question;
        std::uint64_t ticket = 0;
        std::stop_token stop;
    };

    void work(const std::stop_token& end);
    void take_seats(Work& work);
    std::optional<Work> next_work(const std::stop_token& end);
    void answer(std::uint64_t ticket, const players::Choice& choice);

    ipc::EventLoop& loop_;
    SeatPlayers players_; ///< the worker's alone
    OnAnswer on_answer_;
    // Only the answer to the last question counts, so a stopped player's answer never does.
    std::uint64_t last_ticket_ = 0;      ///< the loop's thread only
    std::optional<std::uint64_t> asked_; ///< ticket of the open question; the loop's thread only

    std::mutex mutex_;
    std::condition_variable_any work_waits_;
    Work work_;                 ///< guarded by mutex_
    std::stop_source thinking_; ///< guarded by mutex_
    std::jthread worker_;       ///< last, so that it ends before what it uses
};

} // namespace glue
