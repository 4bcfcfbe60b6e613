// CallPause: who holds the game still, and until when. Guide node "ACallPause".
#pragma once

#include "ipc/command.hpp"
#include "ipc/event_loop.hpp"

#include <chrono>
#include <functional>
#include <map>

namespace glue {

/// The game stands still while there is a pause of anybody. The loop's thread only.
class Pauses
{
  public:
    /// `on_end` is called whenever the last pause has ended.
    Pauses(ipc::EventLoop& loop, std::function<void()> on_end);
    ~Pauses();
    Pauses(const Pauses&) = delete;
    Pauses& operator=(const Pauses&) = delete;

    /// The client's answer comes when its time is over, or earlier by end_all.
    void begin(ipc::ClientId client, std::chrono::nanoseconds time, ipc::Answer answer);

    /// The client has gone: its pause ends, nobody is answered.
    void client_gone(ipc::ClientId client);

    /// Every pause ends now; their clients get this reply.
    void end_all(const ipc::Reply& reply);

    [[nodiscard]] bool any() const { return !pauses_.empty(); }

  private:
    struct Pause
    {
        ipc::EventLoop::TimerId timer;
        ipc::Answer answer;
    };

    void end(ipc::ClientId client);

    ipc::EventLoop& loop_;
    std::function<void()> on_end_;
    std::map<ipc::ClientId, Pause>
        pauses_; ///< a client waits for its answer, so it has one at most
};

} // namespace glue
