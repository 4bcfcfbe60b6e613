#include "app/glue/pauses.hpp"

#include <utility>

namespace glue {

Pauses::Pauses(ipc::EventLoop& loop, std::function<void()> on_end)
    : loop_(loop)
    , on_end_(std::move(on_end))
{
}

Pauses::~Pauses()
{
    for (const auto& [client, pause] : pauses_) {
        loop_.cancel(pause.timer);
    }
}

void Pauses::begin(ipc::ClientId client, std::chrono::nanoseconds time, ipc::Answer answer)
{
    const auto timer = loop_.after(time, [this, client] { end(client); });
    pauses_.emplace(client, Pause{timer, std::move(answer)});
}

void Pauses::client_gone(ipc::ClientId client)
{
    const auto pause = pauses_.find(client);
    if (pause == pauses_.end()) {
        return;
    }
    loop_.cancel(pause->second.timer);
    pauses_.erase(pause);
    if (pauses_.empty()) {
        on_end_();
    }
}

void Pauses::end_all(const ipc::Reply& reply)
{
    if (pauses_.empty()) {
        return;
    }
    // Taken out first: an answered client may begin its next pause at once.
    for (const auto& [client, pause] : std::exchange(pauses_, {})) {
        loop_.cancel(pause.timer);
        pause.answer(reply);
    }
    if (pauses_.empty()) {
        on_end_();
    }
}

void Pauses::end(ipc::ClientId client)
{
    const auto node = pauses_.extract(client);
    node.mapped().answer(ipc::done());
    if (pauses_.empty()) {
        on_end_();
    }
}

} // namespace glue
