// One client of a port: its lines in, its answers out, in order, one command at a time. While an
// answer is outstanding nothing more is read, so a client that sends too much waits by itself; that
// it goes away is noticed all the same. For this folder's sources.
#pragma once

#include "core/base/descriptor.hpp"
#include "ipc/event_loop.hpp"
#include "ipc/line_buffer.hpp"
#include "ipc/message_port.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ipc {

class Session : public std::enable_shared_from_this<Session>
{
  public:
    /// What a session needs around it; must live until the session has ended or is concluded.
    struct Surroundings
    {
        EventLoop& loop;
        const PortHandlers& handlers;
        const PortLimits& limits;
        std::function<void(ClientId)> ended; ///< called once, but not after `conclude`
    };

    /// The socket must not block.
    Session(base::Descriptor socket, ClientId id, const Surroundings& around);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    void start();

    /// Gives this answer to all that is outstanding or queued, and takes no more. Then `flush`
    /// until it is true, and `hang_up`.
    void conclude(const Reply& farewell);

    /// Writes what can be written now; true if nothing is left.
    bool flush();

    void hang_up();

    int descriptor() const;

  private:
    void await_input();
    bool receive();
    void work();
    void take(std::string_view line);
    void refuse_long_line();
    void answer(std::uint64_t ticket, const Reply& reply);
    void say(const Reply& reply);
    void settle();
    void await_writable();
    void watch_for_hang_up();
    void end();
    bool may_take_lines() const;
    std::size_t unsent() const { return output_.size() - sent_; }

    struct Wire;
    std::unique_ptr<Wire> wire_;
    ClientId id_;
    const Surroundings& around_;
    LineBuffer lines_;
    std::string output_;
    std::size_t sent_ = 0;     ///< bytes of output_ that are on their way
    std::uint64_t ticket_ = 0; ///< of the last command; an answer with an older one is void
    std::optional<EventLoop::TimerId> no_progress_;
    bool answering_ = false;   ///< the command of ticket_ has no answer yet
    bool working_ = false;     ///< inside `work`, which goes on by itself
    bool input_ended_ = false; ///< the client sends no more, or is heard no more
    bool deaf_ = false;        ///< the client cannot be written to any more
    bool reading_ = false;     ///< waits for input
    bool writing_ = false;     ///< waits until the socket takes more
    bool watching_ = false;    ///< waits for a hang-up
    bool over_ = false;        ///< ended or concluded
};

} // namespace ipc
