#include "ipc/link_face.hpp"

#include "ipc/event_loop.hpp"
#include "ipc/link_channel.hpp"

#include <utility>

namespace ipc {

LinkFace::LinkFace(EventLoop& loop, LinkEvents events)
    : loop_(loop)
    , events_(std::move(events))
{
}

LinkFace::~LinkFace() = default;

void LinkFace::stand(const std::shared_ptr<LinkChannel>& channel)
{
    channel_ = channel;
    trouble_ = LinkTrouble::none;
    trouble_text_.clear();
    tell([this] { events_.connected(); });
}

void LinkFace::hear(std::string_view line)
{
    // After a `drop` nothing more is heard, not even what had come before.
    tell([this, channel = channel_, text = std::string(line)] {
        if (!channel->is_disowned()) {
            events_.line(text);
        }
    });
}

void LinkFace::fall(const std::string& reason)
{
    channel_.reset();
    tell([this, reason] { events_.lost(reason); });
}

void LinkFace::worry(LinkTrouble trouble, const std::string& machine, const std::string& text)
{
    if (stands() || (trouble == trouble_ && text == trouble_text_)) {
        return;
    }
    trouble_ = trouble;
    troubled_by_ = machine;
    trouble_text_ = text;
    tell([this, text] { events_.trouble(text); });
}

void LinkFace::close(std::string_view reason)
{
    closed_ = true;
    if (channel_) {
        channel_->finish(FrameKind::bye, reason);
    }
}

bool LinkFace::stands() const
{
    return channel_ && !channel_->is_over();
}

void LinkFace::send(std::string_view line)
{
    if (stands()) {
        channel_->send(FrameKind::line, line);
    }
}

bool LinkFace::drop(FrameKind last, std::string_view text, const std::string& reason)
{
    if (!channel_) {
        return false;
    }
    channel_->finish(last, text);
    fall(reason);
    return true;
}

void LinkFace::tell(std::function<void()> event)
{
    loop_.post([self = shared_from_this(), event = std::move(event)] {
        if (!self->closed_) {
            event();
        }
    });
}

} // namespace ipc
