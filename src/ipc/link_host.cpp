// The end that waits. One listener, its callers, and the partner that has proved himself.
#include "ipc/event_loop.hpp"
#include "ipc/link_callers.hpp"
#include "ipc/link_face.hpp"
#include "ipc/partner_key.hpp"
#include "ipc/port_error.hpp"
#include "ipc/secure_link.hpp"
#include "ipc/tls_context.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <sys/socket.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

namespace asio = boost::asio;
using asio::ip::tcp;

namespace ipc {

namespace {

/// In the system's queue: enough that a crowd does not keep the partner from being taken at all.
constexpr int waiting_calls = 128;

tcp::endpoint endpoint_of(const LinkAddress& address)
{
    boost::system::error_code error;
    const auto ip =
        asio::ip::make_address(address.host == "localhost" ? "127.0.0.1" : address.host, error);
    if (error) {
        throw PortError(std::errc::invalid_argument,
                        "a numeric address of this machine is needed to listen at: " +
                            address.host);
    }
    return {ip, address.port};
}

LinkAddress address_of(const tcp::endpoint& endpoint)
{
    return {endpoint.address().to_string(), endpoint.port()};
}

std::string trouble_text(const std::string& address, const LinkEnd& end)
{
    return end.kind == LinkEnd::Kind::wrong_code ? "a caller from " + address + " has a wrong code"
                                                 : "no partner called from " + address;
}

class LinkHost final : public LineLink
{
  public:
    LinkHost(EventLoop& loop,
             const LinkAddress& address,
             const PartnerCode& code,
             LinkEvents events,
             const LinkLimits& limits)
        : loop_(loop)
        , limits_(limits)
        , tls_(LinkSide::host, link_key(code))
        , face_(std::make_shared<LinkFace>(loop, std::move(events)))
        , callers_(loop, tls_, limits, caller_events())
        , acceptor_(std::make_shared<tcp::acceptor>(loop.context()))
    {
        listen(address);
        await_caller();
    }

    ~LinkHost() override
    {
        boost::system::error_code ignored;
        acceptor_->close(ignored);
        if (retry_) {
            loop_.cancel(*retry_);
        }
        face_->close("the host ends the link");
    }
    LinkHost(const LinkHost&) = delete;
    LinkHost& operator=(const LinkHost&) = delete;

    std::string address() const override { return address_; }
    bool is_connected() const override { return face_->stands(); }
    LinkTrouble trouble() const override { return face_->trouble(); }
    std::string troubled_by() const override { return face_->troubled_by(); }
    void send(std::string_view line) override { face_->send(line); }
    void drop(std::string_view reason) override
    {
        if (face_->drop(FrameKind::bye, reason, std::string(reason))) {
            callers_.partner_misbehaved();
        }
    }
    void turn_away(std::string_view reason) override
    {
        guest_.clear();
        drop(reason);
    }

  private:
    void listen(const LinkAddress& address);
    void await_caller();
    void accept_waiting();
    LinkCallers::Events caller_events();
    void proved(const std::shared_ptr<LinkChannel>& channel, const std::string& name);
    LinkChannel::Events partner_events();

    EventLoop& loop_;
    LinkLimits limits_;
    TlsContext tls_;
    std::shared_ptr<LinkFace> face_; // shared with the events on their way
    LinkCallers callers_;
    std::shared_ptr<tcp::acceptor> acceptor_; // its handlers see that it is gone
    std::optional<EventLoop::TimerId> retry_;
    std::string address_;
    std::string guest_; ///< who proved the code and was not turned away; empty until then
};

void LinkHost::listen(const LinkAddress& address)
{
    const tcp::endpoint endpoint = endpoint_of(address);
    try {
        // Opened here, since Asio's sockets would be inherited by child processes.
        base::Descriptor socket(::socket(endpoint.protocol().family(),
                                         SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, IPPROTO_TCP));
        acceptor_->assign(endpoint.protocol(), socket.get());
        (void)socket.release();
        acceptor_->set_option(tcp::acceptor::reuse_address(true));
        acceptor_->bind(endpoint);
        acceptor_->listen(waiting_calls);
        address_ = to_string(address_of(acceptor_->local_endpoint()));
    } catch (const boost::system::system_error& error) {
        throw PortError(static_cast<std::errc>(error.code().value()),
                        "cannot listen at " + to_string(address_of(endpoint)) + ": " +
                            error.code().message());
    }
}

void LinkHost::await_caller()
{
    acceptor_->async_wait(tcp::acceptor::wait_read,
                          [this, acceptor = std::weak_ptr(acceptor_)](boost::system::error_code) {
                              if (!acceptor.expired()) {
                                  accept_waiting();
                              }
                          });
}

/// Takes as many of those who wait as there may be, so that a crowd of them costs little at once.
void LinkHost::accept_waiting()
{
    for (std::size_t taken = 0; taken < limits_.callers; ++taken) {
        tcp::endpoint caller;
        auto size = static_cast<socklen_t>(caller.capacity());
        base::Descriptor socket(::accept4(acceptor_->native_handle(), caller.data(), &size,
                                          SOCK_CLOEXEC | SOCK_NONBLOCK));
        if (socket) {
            caller.resize(size);
            callers_.admit(std::move(socket), caller.address().to_string());
        } else if (errno == EAGAIN) {
            break;
        } else if (errno != EINTR && errno != ECONNABORTED) {
            // No descriptors left, most likely; who waits would wake us again at once.
            face_->worry(LinkTrouble::cannot_listen, address_,
                         std::string("cannot take a caller: ") + std::strerror(errno));
            retry_ = loop_.after(limits_.accept_pause, [this] { await_caller(); });
            return;
        }
    }
    await_caller();
}

LinkCallers::Events LinkHost::caller_events()
{
    return {[this](const std::shared_ptr<LinkChannel>& channel, const std::string& name) {
                proved(channel, name);
            },
            [this](const std::string& address, const LinkEnd& end) {
                face_->worry(end.kind == LinkEnd::Kind::wrong_code ? LinkTrouble::wrong_code
                                                                   : LinkTrouble::no_partner,
                             address, trouble_text(address, end));
            }};
}

void LinkHost::proved(const std::shared_ptr<LinkChannel>& channel, const std::string& name)
{
    if (guest_.empty()) {
        guest_ = name;
    }
    if (name != guest_) {
        channel->finish(FrameKind::refused, "taken");
        return;
    }
    // Whoever still hears this is another program of the guest, and should not call again.
    face_->drop(FrameKind::refused, "replaced", "the partner called anew");
    channel->settle(partner_events());
    channel->send(FrameKind::welcome);
    face_->stand(channel);
}

LinkChannel::Events LinkHost::partner_events()
{
    return {[] {},
            [this](const LinkFrame& frame) {
                if (frame.kind == FrameKind::line) {
                    face_->hear(frame.text);
                } else {
                    drop("the partner spoke out of turn");
                }
            },
            [this](const LinkEnd& end) {
                face_->fall(end.reason);
                if (end.kind == LinkEnd::Kind::misbehaved) {
                    callers_.partner_misbehaved();
                }
            }};
}

} // namespace

std::unique_ptr<LineLink> listen_for_partner(EventLoop& loop,
                                             const LinkAddress& address,
                                             const PartnerCode& code,
                                             LinkEvents events,
                                             const LinkLimits& limits)
{
    return std::make_unique<LinkHost>(loop, address, code, std::move(events), limits);
}

} // namespace ipc
