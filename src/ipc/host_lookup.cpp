#include "ipc/host_lookup.hpp"

#include "ipc/event_loop.hpp"

#include <netdb.h>

#include <cstring>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace ipc {

namespace {

std::vector<HostAddress> addresses_of(const LinkAddress& host)
{
    addrinfo wish{};
    wish.ai_socktype = SOCK_STREAM;
    wish.ai_flags = AI_NUMERICSERV;
    addrinfo* found = nullptr;
    if (::getaddrinfo(host.host.c_str(), std::to_string(host.port).c_str(), &wish, &found) != 0) {
        return {};
    }
    const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> owner(found, &::freeaddrinfo);
    std::vector<HostAddress> out;
    for (; found != nullptr; found = found->ai_next) {
        HostAddress& address = out.emplace_back();
        address.size = found->ai_addrlen;
        std::memcpy(&address.address, found->ai_addr, found->ai_addrlen);
    }
    return out;
}

} // namespace

struct HostLookup::Question
{
    std::mutex guard;
    EventLoop* loop = nullptr; ///< only as long as somebody is interested
    Found found;               ///< touched on the loop's thread alone
};

HostLookup::HostLookup(EventLoop& loop, const LinkAddress& host, Found found)
    : question_(std::make_shared<Question>())
{
    question_->loop = &loop;
    question_->found = std::move(found);
    const auto answer = [question = question_](const std::vector<HostAddress>& addresses) {
        const std::lock_guard lock(question->guard);
        if (question->loop == nullptr) {
            return;
        }
        question->loop->post([question, addresses] {
            if (question->loop != nullptr) {
                const Found tell = std::move(question->found); // which may destroy the lookup
                tell(addresses);
            }
        });
    };
    try {
        std::thread([answer, host] { answer(addresses_of(host)); }).detach();
    } catch (const std::system_error&) {
        answer({}); // no room for a thread: as good as no answer
    }
}

HostLookup::~HostLookup()
{
    const std::lock_guard lock(question_->guard);
    question_->loop = nullptr;
}

} // namespace ipc
