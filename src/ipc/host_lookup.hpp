// A host's name turned into addresses on a thread of its own, since the system's way of asking
// blocks for as long as the name servers are silent. Whoever is no longer interested leaves at
// once; the thread ends by itself, and nobody waits for it. For this folder's sources.
#pragma once

#include "ipc/link_address.hpp"

#include <sys/socket.h>

#include <functional>
#include <memory>
#include <vector>

namespace ipc {

class EventLoop;

struct HostAddress
{
    sockaddr_storage address{};
    socklen_t size = 0;
};

class HostLookup
{
  public:
    /// On the loop's thread, once: the addresses in the order in which to try them; none if the
    /// name is not known.
    using Found = std::function<void(const std::vector<HostAddress>&)>;

    /// The loop must live longer.
    HostLookup(EventLoop& loop, const LinkAddress& host, Found found);
    ~HostLookup();
    HostLookup(const HostLookup&) = delete;
    HostLookup& operator=(const HostLookup&) = delete;

  private:
    struct Question;
    std::shared_ptr<Question> question_; // shared with the thread and its answer
};

} // namespace ipc
