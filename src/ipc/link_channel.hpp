// One connection of a secure link, from the TLS handshake to its end: frames in, frames out, pings,
// limits. Whom it leads to and what comes after it is the owner's. For this folder's sources.
#pragma once

#include "core/base/descriptor.hpp"
#include "ipc/event_loop.hpp"
#include "ipc/link_frame.hpp"
#include "ipc/link_limits.hpp"
#include "ipc/tls_context.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace ipc {

struct LinkEnd
{
    enum class Kind
    {
        broken,     ///< by the network or a partner that went without a word
        silent,     ///< no answer in time
        wrong_code, ///< the other side did not accept our proof
        foreign,    ///< the other side is no program of ours, or has no proof
        misbehaved, ///< the partner broke a rule
        farewell,   ///< the partner said why
    };
    Kind kind;
    std::string reason; ///< a line for the log
};

class LinkChannel : public std::enable_shared_from_this<LinkChannel>
{
  public:
    /// On the loop's thread, never from inside a call of the channel.
    struct Events
    {
        std::function<void()> secured;                 ///< both sides have proved the key
        std::function<void(const LinkFrame&)> frame;   ///< other than ping, pong and bye
        std::function<void(const LinkEnd& end)> ended; ///< once, the last of all
    };

    /// Takes a connected socket. Loop and context must live longer than the channel is open.
    LinkChannel(EventLoop& loop,
                TlsContext& tls,
                base::Descriptor socket,
                const LinkLimits& limits);
    ~LinkChannel();
    LinkChannel(const LinkChannel&) = delete;
    LinkChannel& operator=(const LinkChannel&) = delete;

    /// Begins the handshake. Unless `settle` follows in time, it ends as silent.
    void start(std::chrono::milliseconds patience, Events events);

    /// The partner is known: from now on it lives as long as pings are answered, and tells these.
    void settle(Events events);

    void send(FrameKind kind, std::string_view text = {});

    /// The partner broke a rule: tells him why and ends as misbehaved.
    void cut(const std::string& reason);

    /// Ends with a last frame, as far as the partner takes it in time. No events any more.
    void finish(FrameKind kind, std::string_view text);

    /// Ends at once. No events any more.
    void close();

    [[nodiscard]] bool is_over() const { return over_; }
    /// `finish` or `close` was called.
    [[nodiscard]] bool is_disowned() const { return disowned_; }
    /// The other side ever sent a byte.
    [[nodiscard]] bool was_heard() const;

  private:
    /// Whether a timer ran in time. One that is late was held up by ourselves: this process was
    /// stopped, say, and what came meanwhile is still unread.
    enum class Lateness
    {
        none,
        held_up
    };

    void shaken(const std::optional<LinkEnd>& failure);
    void read();
    void take(std::size_t size);
    void dispatch(const LinkFrame& frame);
    void write();
    void await_next_ping();
    void await_pong();
    void end(LinkEnd end, std::string_view last_frame = {});
    void leave(std::string_view last_frame);
    void hang_up();
    void set_timer(std::chrono::milliseconds delay, std::function<void(Lateness)> job);

    struct Wire;
    std::unique_ptr<Wire> wire_;
    EventLoop& loop_;
    LinkSide side_;
    LinkLimits limits_;
    Events events_;
    FrameReader reader_;
    std::string output_;     ///< waits behind what is being written
    std::string on_its_way_; ///< is being written
    std::optional<EventLoop::TimerId> timer_;
    bool secured_ = false;
    bool over_ = false;     ///< no events any more but an `ended` that is on its way
    bool disowned_ = false; ///< not even that
    bool leaving_ = false;  ///< open only until the last frame is written and the partner hangs up
};

} // namespace ipc
