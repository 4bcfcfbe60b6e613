#include "app/glue/change_waiters.hpp"

#include <string>
#include <utility>

namespace glue {

void ChangeWaiters::wait(ipc::ClientId client, ipc::Answer answer)
{
    waiting_.emplace(client, std::move(answer));
}

void ChangeWaiters::changed(std::uint64_t change)
{
    release_all(ipc::result(std::to_string(change)));
}

void ChangeWaiters::release_all(const ipc::Reply& reply)
{
    // Taken out first: an answered client may wait again at once, for the change after this one.
    for (const auto& [client, answer] : std::exchange(waiting_, {})) {
        answer(reply);
    }
}

bool ChangeWaiters::release(ipc::ClientId client, const ipc::Reply& reply)
{
    const auto node = waiting_.extract(client);
    if (node.empty()) {
        return false;
    }
    node.mapped()(reply);
    return true;
}

} // namespace glue
