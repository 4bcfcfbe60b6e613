#include "ipc/link_dial.hpp"

#include "ipc/event_loop.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <sys/socket.h>

#include <cerrno>
#include <utility>
#include <vector>

namespace asio = boost::asio;
using asio::ip::tcp;

namespace ipc {

struct LinkDial::Impl : std::enable_shared_from_this<Impl>
{
    Impl(EventLoop& loop, LinkAddress the_host, Events the_events)
        : host(std::move(the_host))
        , events(std::move(the_events))
        , resolver(loop.context())
        , socket(loop.context())
    {
    }

    void look_up();
    void call_next();
    void called(const boost::system::error_code& error);
    void fail(LinkTrouble trouble, const std::string& text);
    bool open_socket(const tcp& family);

    LinkAddress host;
    Events events;
    tcp::resolver resolver;
    tcp::socket socket;
    std::vector<tcp::endpoint> endpoints; ///< still to be called, the next one last
    boost::system::error_code last_error;
    bool over = false;
};

void LinkDial::Impl::look_up()
{
    resolver.async_resolve(
        host.host, std::to_string(host.port), tcp::resolver::numeric_service,
        [self = shared_from_this()](const boost::system::error_code& error,
                                    const tcp::resolver::results_type& found) {
            if (self->over) {
                return;
            }
            if (error) {
                self->fail(LinkTrouble::no_such_host, "no host is known as " + self->host.host);
                return;
            }
            for (const auto& entry : found) {
                self->endpoints.insert(self->endpoints.begin(), entry.endpoint());
            }
            self->call_next();
        });
}

void LinkDial::Impl::call_next()
{
    if (endpoints.empty()) {
        fail(LinkTrouble::nobody_there,
             "nobody answers at " + to_string(host) + ": " + last_error.message());
        return;
    }
    const tcp::endpoint endpoint = endpoints.back();
    endpoints.pop_back();
    if (!open_socket(endpoint.protocol())) {
        call_next();
        return;
    }
    socket.async_connect(endpoint,
                         [self = shared_from_this()](const boost::system::error_code& error) {
                             if (!self->over) {
                                 self->called(error);
                             }
                         });
}

/// Opened here, since Asio's sockets would be inherited by child processes.
bool LinkDial::Impl::open_socket(const tcp& family)
{
    boost::system::error_code ignored;
    socket.close(ignored);
    Descriptor descriptor(
        ::socket(family.family(), SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, IPPROTO_TCP));
    if (!descriptor) {
        last_error.assign(errno, boost::system::system_category());
        return false;
    }
    socket.assign(family, descriptor.release(), last_error);
    return !last_error;
}

void LinkDial::Impl::called(const boost::system::error_code& error)
{
    if (error) {
        last_error = error;
        call_next();
        return;
    }
    over = true;
    const auto connected = std::move(events.connected); // which may destroy the attempt
    connected(Descriptor(socket.release()));
}

void LinkDial::Impl::fail(LinkTrouble trouble, const std::string& text)
{
    over = true;
    const auto failed = std::move(events.failed);
    failed(trouble, text);
}

LinkDial::LinkDial(EventLoop& loop, const LinkAddress& host, Events events)
    : impl_(std::make_shared<Impl>(loop, host, std::move(events)))
{
    impl_->look_up();
}

LinkDial::~LinkDial()
{
    impl_->over = true;
    impl_->resolver.cancel();
    boost::system::error_code ignored;
    impl_->socket.close(ignored);
}

} // namespace ipc
