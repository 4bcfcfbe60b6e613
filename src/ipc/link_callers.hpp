// Those who call the host and have proved nothing yet. A wrong code costs a pause that grows:
// during it new callers are held and not listened to. Only so many are there at once; when one more
// comes, another one must go, chosen by lot among the address that has most of them: who floods
// drives out himself, and the partner, who calls again and again, gets in. For this folder's
// sources.
#pragma once

#include "core/base/descriptor.hpp"
#include "core/base/rng.hpp"
#include "ipc/event_loop.hpp"
#include "ipc/growing_pause.hpp"
#include "ipc/link_channel.hpp"
#include "ipc/link_limits.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ipc {

class TlsContext;

class LinkCallers
{
  public:
    /// On the loop's thread.
    struct Events
    {
        /// A caller has proved the code and said his name. The channel is the owner's now, who
        /// settles it or ends it.
        std::function<void(const std::shared_ptr<LinkChannel>&, const std::string& name)> proved;
        /// A caller could not prove the code.
        std::function<void(const std::string& address, const LinkEnd& end)> failed;
    };

    /// Loop and context must live longer.
    LinkCallers(EventLoop& loop, TlsContext& tls, const LinkLimits& limits, Events events);
    ~LinkCallers();
    LinkCallers(const LinkCallers&) = delete;
    LinkCallers& operator=(const LinkCallers&) = delete;

    /// Takes a connected socket. `address` is the machine it comes from.
    void admit(base::Descriptor socket, const std::string& address);

    /// Whoever was let in broke a rule. He may come back, but not as fast as he can.
    void partner_misbehaved();

  private:
    struct Caller
    {
        std::string address;
        std::shared_ptr<LinkChannel> channel;
        bool held;
    };

    void make_room(const std::string& newcomer);
    void listen_to(Caller& caller);
    void greeted(const LinkChannel* channel, const LinkFrame& frame);
    void ended(const LinkChannel* channel, const LinkEnd& end);
    void pause(GrowingPause& growing, std::chrono::steady_clock::time_point& last);
    Caller take_out(const LinkChannel* channel);

    EventLoop& loop_;
    TlsContext& tls_;
    LinkLimits limits_;
    Events events_;
    std::vector<Caller> callers_;
    GrowingPause after_strangers_;
    GrowingPause after_partner_;
    std::chrono::steady_clock::time_point last_stranger_;
    std::chrono::steady_clock::time_point last_misdeed_;
    std::optional<EventLoop::TimerId> pausing_; ///< callers are held until it runs
    base::Rng lot_;
};

} // namespace ipc
