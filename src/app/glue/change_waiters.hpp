// Clients that wait for the next change of the game (the command Warte).
#pragma once

#include "ipc/command.hpp"

#include <cstdint>
#include <map>

namespace glue {

/// The loop's thread only.
class ChangeWaiters
{
  public:
    /// The answer comes with the next change. A client waits for it, so it waits once at most.
    void wait(ipc::ClientId client, ipc::Answer answer);

    /// Answers all with the number of the change.
    void changed(std::uint64_t change);

    void client_gone(ipc::ClientId client) { waiting_.erase(client); }

    /// Ends all waiting by this reply.
    void release_all(const ipc::Reply& reply);

    /// Ends a client's waiting by this reply; false if it was not waiting.
    bool release(ipc::ClientId client, const ipc::Reply& reply);

  private:
    std::map<ipc::ClientId, ipc::Answer> waiting_;
};

} // namespace glue
