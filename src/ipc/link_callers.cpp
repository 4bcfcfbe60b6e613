#include "ipc/link_callers.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>
#include <random>
#include <utility>

namespace ipc {

namespace {

using Clock = std::chrono::steady_clock;

} // namespace

LinkCallers::LinkCallers(EventLoop& loop, TlsContext& tls, const LinkLimits& limits, Events events)
    : loop_(loop)
    , tls_(tls)
    , limits_(limits)
    , events_(std::move(events))
    , after_strangers_(limits.distrust)
    , after_partner_(limits.distrust)
    , lot_(std::random_device()())
{
}

LinkCallers::~LinkCallers()
{
    if (pausing_) {
        loop_.cancel(*pausing_);
    }
    for (const Caller& caller : callers_) {
        caller.channel->close();
    }
}

void LinkCallers::admit(base::Descriptor socket, const std::string& address)
{
    if (callers_.size() >= limits_.callers) {
        make_room(address);
    }
    callers_.push_back(
        {address, std::make_shared<LinkChannel>(loop_, tls_, std::move(socket), limits_), true});
    if (!pausing_) {
        listen_to(callers_.back());
    }
}

void LinkCallers::make_room(const std::string& newcomer)
{
    std::map<std::string, std::size_t> crowd{{newcomer, 1}};
    for (const Caller& caller : callers_) {
        ++crowd[caller.address];
    }
    const auto most =
        std::max_element(crowd.begin(), crowd.end(),
                         [](const auto& a, const auto& b) { return a.second < b.second; });
    std::vector<const LinkChannel*> candidates;
    for (const Caller& caller : callers_) {
        // A newcomer with an address of its own may be as many as all others: then anybody goes.
        if (caller.address == most->first || most->second == 1) {
            candidates.push_back(caller.channel.get());
        }
    }
    take_out(candidates[lot_.below(candidates.size())]).channel->close();
}

void LinkCallers::listen_to(Caller& caller)
{
    caller.held = false;
    const LinkChannel* const channel = caller.channel.get();
    caller.channel->start(
        limits_.proof, {[] {}, [this, channel](const LinkFrame& frame) { greeted(channel, frame); },
                        [this, channel](const LinkEnd& end) { ended(channel, end); }});
}

void LinkCallers::greeted(const LinkChannel* channel, const LinkFrame& frame)
{
    const Caller caller = take_out(channel);
    if (frame.kind != FrameKind::hello) {
        caller.channel->finish(FrameKind::bye, "a guest says hello first");
        return;
    }
    after_strangers_.reset();
    events_.proved(caller.channel, std::string(frame.text));
}

void LinkCallers::ended(const LinkChannel* channel, const LinkEnd& end)
{
    const Caller caller = take_out(channel);
    // Who hung up without a word has tried no code.
    if (caller.channel->was_heard()) {
        pause(after_strangers_, last_stranger_);
        events_.failed(caller.address, end);
    }
}

void LinkCallers::partner_misbehaved()
{
    pause(after_partner_, last_misdeed_);
}

void LinkCallers::pause(GrowingPause& growing, Clock::time_point& last)
{
    const auto now = Clock::now();
    if (now - std::exchange(last, now) > limits_.forgiveness) {
        growing.reset();
    }
    if (pausing_) {
        loop_.cancel(*pausing_);
    }
    pausing_ = loop_.after(growing.next(), [this] {
        pausing_.reset();
        for (Caller& caller : callers_) {
            if (caller.held) {
                listen_to(caller);
            }
        }
    });
}

LinkCallers::Caller LinkCallers::take_out(const LinkChannel* channel)
{
    const auto found =
        std::find_if(callers_.begin(), callers_.end(),
                     [channel](const Caller& caller) { return caller.channel.get() == channel; });
    assert(found != callers_.end());
    Caller caller = std::move(*found);
    callers_.erase(found);
    return caller;
}

} // namespace ipc
