// What both ends of a link have in common: the connection that stands, and what the program above
// is told. All events go out in turns of the loop of their own, so a listener may do anything,
// destroy the link included. For this folder's sources.
#pragma once

#include "ipc/line_link.hpp"
#include "ipc/link_frame.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ipc {

class EventLoop;
class LinkChannel;

class LinkFace : public std::enable_shared_from_this<LinkFace>
{
  public:
    LinkFace(EventLoop& loop, LinkEvents events);
    LinkFace(const LinkFace&) = delete;
    LinkFace& operator=(const LinkFace&) = delete;
    ~LinkFace();

    /// The partner is there.
    void stand(const std::shared_ptr<LinkChannel>& channel);
    /// A line came through the channel that stands.
    void hear(std::string_view line);
    /// The channel that stood has ended.
    void fall(const std::string& reason);
    /// Nobody is there, because of this machine, and this is why.
    void worry(LinkTrouble trouble, const std::string& machine, const std::string& text);
    /// Ends the channel, if one stands, with a last word. No events any more.
    void close(std::string_view reason);

    /// One stands and has not ended yet.
    [[nodiscard]] bool stands() const;
    [[nodiscard]] LinkTrouble trouble() const { return trouble_; }
    [[nodiscard]] const std::string& troubled_by() const { return troubled_by_; }
    void send(std::string_view line);
    /// Ends the channel with a last frame, and tells that it is lost; false if there is none.
    bool drop(FrameKind last, std::string_view text, const std::string& reason);

  private:
    void tell(std::function<void()> event);

    EventLoop& loop_;
    LinkEvents events_;
    std::shared_ptr<LinkChannel> channel_;
    LinkTrouble trouble_ = LinkTrouble::none;
    std::string troubled_by_;
    std::string trouble_text_;
    bool closed_ = false;
};

} // namespace ipc
