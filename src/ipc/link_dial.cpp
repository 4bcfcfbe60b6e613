#include "ipc/link_dial.hpp"

#include "ipc/event_loop.hpp"
#include "ipc/host_lookup.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <sys/socket.h>

#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

namespace asio = boost::asio;
using asio::ip::tcp;

namespace ipc {

namespace {

/// For an address to answer before the next one is called. With one address the caller's own
/// patience counts.
constexpr std::chrono::milliseconds patience{3000};

} // namespace

struct LinkDial::Impl : std::enable_shared_from_this<Impl>
{
    Impl(EventLoop& the_loop, LinkAddress the_host, Events the_events)
        : loop(the_loop)
        , host(std::move(the_host))
        , events(std::move(the_events))
        , socket(loop.context())
    {
    }

    void look_up();
    void call_next();
    void called(const boost::system::error_code& error);
    void fail(LinkTrouble trouble, const std::string& text);
    void end();
    bool open_socket(int family);

    EventLoop& loop;
    LinkAddress host;
    Events events;
    std::unique_ptr<HostLookup> lookup;
    tcp::socket socket;
    std::vector<HostAddress> addresses; ///< still to be called, the next one last
    std::optional<EventLoop::TimerId> impatience;
    boost::system::error_code last_error;
    std::uint64_t calls = 0; ///< begun; the answer to an older one is void
    bool over = false;
};

void LinkDial::Impl::look_up()
{
    lookup =
        std::make_unique<HostLookup>(loop, host, [this](const std::vector<HostAddress>& found) {
            addresses.assign(found.rbegin(), found.rend());
            if (addresses.empty()) {
                fail(LinkTrouble::no_such_host, "no host is known as " + host.host);
            } else {
                call_next();
            }
        });
}

void LinkDial::Impl::call_next()
{
    if (impatience) {
        loop.cancel(*impatience);
    }
    if (addresses.empty()) {
        fail(LinkTrouble::nobody_there,
             "nobody answers at " + to_string(host) + ": " + last_error.message());
        return;
    }
    const HostAddress address = addresses.back();
    addresses.pop_back();
    if (!open_socket(address.address.ss_family)) {
        call_next();
        return;
    }
    tcp::endpoint endpoint;
    std::memcpy(endpoint.data(), &address.address, address.size);
    endpoint.resize(address.size);
    socket.async_connect(endpoint, [self = shared_from_this(),
                                    number = ++calls](const boost::system::error_code& error) {
        if (!self->over && number == self->calls) {
            self->called(error);
        }
    });
    if (!addresses.empty()) {
        impatience = loop.after(patience, [this] {
            last_error = asio::error::timed_out;
            call_next();
        });
    }
}

/// Opened here, since Asio's sockets would be inherited by child processes.
bool LinkDial::Impl::open_socket(int family)
{
    boost::system::error_code ignored;
    socket.close(ignored);
    base::Descriptor descriptor(
        ::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, IPPROTO_TCP));
    if (!descriptor) {
        last_error.assign(errno, boost::system::system_category());
        return false;
    }
    socket.assign(family == AF_INET6 ? tcp::v6() : tcp::v4(), descriptor.release(), last_error);
    return !last_error;
}

void LinkDial::Impl::called(const boost::system::error_code& error)
{
    if (error) {
        last_error = error;
        call_next();
        return;
    }
    const auto connected = std::move(events.connected); // which may destroy the attempt
    base::Descriptor descriptor(socket.release());
    end();
    connected(std::move(descriptor));
}

void LinkDial::Impl::fail(LinkTrouble trouble, const std::string& text)
{
    const auto failed = std::move(events.failed);
    end();
    failed(trouble, text);
}

void LinkDial::Impl::end()
{
    over = true;
    if (impatience) {
        loop.cancel(*impatience);
    }
    boost::system::error_code ignored;
    socket.close(ignored);
}

LinkDial::LinkDial(EventLoop& loop, const LinkAddress& host, Events events)
    : impl_(std::make_shared<Impl>(loop, host, std::move(events)))
{
    impl_->look_up();
}

LinkDial::~LinkDial()
{
    impl_->lookup.reset();
    impl_->end();
}

} // namespace ipc
