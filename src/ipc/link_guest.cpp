// The end that calls: one attempt after the other until the host welcomes it, and again when the
// link breaks.
#include "core/base/rng.hpp"
#include "ipc/event_loop.hpp"
#include "ipc/link_channel.hpp"
#include "ipc/link_dial.hpp"
#include "ipc/link_face.hpp"
#include "ipc/partner_key.hpp"
#include "ipc/secure_link.hpp"
#include "ipc/tls_context.hpp"

#include <chrono>
#include <optional>
#include <random>
#include <utility>

namespace ipc {

namespace {

using Clock = std::chrono::steady_clock;

LinkTrouble trouble_of(LinkEnd::Kind kind)
{
    switch (kind) {
    case LinkEnd::Kind::wrong_code: return LinkTrouble::wrong_code;
    case LinkEnd::Kind::silent: return LinkTrouble::no_answer;
    case LinkEnd::Kind::broken: return LinkTrouble::nobody_there;
    default: return LinkTrouble::no_partner;
    }
}

class LinkGuest final : public LineLink
{
  public:
    LinkGuest(EventLoop& loop,
              LinkAddress address,
              const PartnerCode& code,
              LinkEvents events,
              const LinkLimits& limits)
        : loop_(loop)
        , limits_(limits)
        , host_(std::move(address))
        , name_(guest_name(code))
        , tls_(LinkSide::guest, link_key(code))
        , face_(std::make_shared<LinkFace>(loop, std::move(events)))
        , pause_(limits.redial)
        , chance_(std::random_device()())
    {
        dial();
    }

    ~LinkGuest() override
    {
        cancel_timer();
        if (channel_) {
            channel_->close();
        }
        face_->close("the guest ends the link");
    }
    LinkGuest(const LinkGuest&) = delete;
    LinkGuest& operator=(const LinkGuest&) = delete;

    std::string address() const override { return to_string(host_); }
    bool is_connected() const override { return face_->stands(); }
    LinkTrouble trouble() const override { return face_->trouble(); }
    std::string troubled_by() const override { return to_string(host_); }
    void send(std::string_view line) override { face_->send(line); }
    void drop(std::string_view reason) override
    {
        if (face_->drop(FrameKind::bye, reason, std::string(reason))) {
            redial();
        }
    }

  private:
    void dial();
    void connected(base::Descriptor socket);
    void failed(LinkTrouble trouble, const std::string& text);
    void answered(const LinkFrame& frame);
    void heard(const LinkFrame& frame);
    void refused(std::string_view why);
    void ended(const LinkEnd& end);
    void redial();
    void cancel_timer();

    EventLoop& loop_;
    LinkLimits limits_;
    LinkAddress host_;
    std::string name_;
    TlsContext tls_;
    std::shared_ptr<LinkFace> face_; // shared with the events on their way
    std::unique_ptr<LinkDial> dial_;
    std::shared_ptr<LinkChannel> channel_; ///< not yet welcomed
    GrowingPause pause_;
    base::Rng chance_;
    std::optional<EventLoop::TimerId> timer_; ///< for a connection, or for the next call
    Clock::time_point stands_since_;
};

void LinkGuest::dial()
{
    dial_ = std::make_unique<LinkDial>(
        loop_, host_,
        LinkDial::Events{
            [this](base::Descriptor socket) { connected(std::move(socket)); },
            [this](LinkTrouble trouble, const std::string& text) { failed(trouble, text); }});
    timer_ = loop_.after(limits_.welcome, [this] {
        failed(LinkTrouble::no_answer, "no answer from " + to_string(host_));
    });
}

void LinkGuest::connected(base::Descriptor socket)
{
    cancel_timer();
    dial_.reset();
    channel_ = std::make_shared<LinkChannel>(loop_, tls_, std::move(socket), limits_);
    channel_->start(limits_.welcome, {[this] { channel_->send(FrameKind::hello, name_); },
                                      [this](const LinkFrame& frame) { answered(frame); },
                                      [this](const LinkEnd& end) {
                                          failed(trouble_of(end.kind),
                                                 to_string(host_) + ": " + end.reason);
                                      }});
}

/// No link came about this time.
void LinkGuest::failed(LinkTrouble trouble, const std::string& text)
{
    dial_.reset();
    channel_.reset();
    face_->worry(trouble, to_string(host_), text);
    redial();
}

/// The host's first word.
void LinkGuest::answered(const LinkFrame& frame)
{
    const std::shared_ptr<LinkChannel> channel = std::exchange(channel_, nullptr);
    if (frame.kind == FrameKind::welcome) {
        stands_since_ = Clock::now();
        channel->settle({[] {}, [this](const LinkFrame& next) { heard(next); },
                         [this](const LinkEnd& end) { ended(end); }});
        face_->stand(channel);
        return;
    }
    channel->finish(FrameKind::bye, "neither welcome nor refused");
    if (frame.kind == FrameKind::refused) {
        refused(frame.text);
    } else {
        failed(LinkTrouble::no_partner, to_string(host_) + ": the host speaks out of turn");
    }
}

void LinkGuest::heard(const LinkFrame& frame)
{
    if (frame.kind == FrameKind::line) {
        face_->hear(frame.text);
    } else if (frame.kind == FrameKind::refused) {
        const std::string why(frame.text);
        face_->drop(FrameKind::bye, "understood", "the host refuses: " + why);
        refused(why);
    } else {
        drop("the host spoke out of turn");
    }
}

/// The code is good, but not for this program.
void LinkGuest::refused(std::string_view why)
{
    if (why == "replaced") {
        // Calling again would drive the other program out, which would call again, and so on.
        face_->worry(LinkTrouble::replaced, to_string(host_),
                     "another program of this user has taken the link");
        return;
    }
    failed(LinkTrouble::taken, to_string(host_) + ": the code has been used by somebody else");
}

void LinkGuest::ended(const LinkEnd& end)
{
    // A network that fails is no reason to hesitate; a host who ends it, or a rule, is one.
    const bool by_network = end.kind == LinkEnd::Kind::broken || end.kind == LinkEnd::Kind::silent;
    if (by_network || Clock::now() - stands_since_ > limits_.redial.most) {
        pause_.reset();
    }
    face_->fall(end.reason);
    redial();
}

void LinkGuest::redial()
{
    cancel_timer();
    // Between three and five quarters of the pause, so that two who met do not meet again.
    const auto pause = std::chrono::duration_cast<std::chrono::microseconds>(pause_.next());
    const auto quarter = static_cast<std::uint64_t>(pause.count() / 4);
    const auto chance = std::chrono::microseconds(chance_.below(2 * quarter + 1));
    timer_ = loop_.after(pause - pause / 4 + chance, [this] {
        timer_.reset();
        dial();
    });
}

void LinkGuest::cancel_timer()
{
    if (timer_) {
        loop_.cancel(*timer_);
        timer_.reset();
    }
}

} // namespace

std::unique_ptr<LineLink> call_partner(EventLoop& loop,
                                       const LinkAddress& address,
                                       const PartnerCode& code,
                                       LinkEvents events,
                                       const LinkLimits& limits)
{
    return std::make_unique<LinkGuest>(loop, address, code, std::move(events), limits);
}

} // namespace ipc
