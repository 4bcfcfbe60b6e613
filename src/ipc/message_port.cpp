#include "ipc/message_port.hpp"

#include "ipc/directory_watch.hpp"
#include "ipc/event_loop.hpp"
#include "ipc/port_error.hpp"
#include "ipc/port_socket.hpp"
#include "ipc/session.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <vector>

namespace asio = boost::asio;

namespace ipc {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int none = -1;

/// Waits until one of the sessions takes more or the time is over; false if it is.
bool wait_for_any(const std::vector<std::shared_ptr<Session>>& sessions, Clock::time_point until)
{
    std::vector<pollfd> descriptors;
    descriptors.reserve(sessions.size());
    for (const auto& session : sessions) {
        descriptors.push_back({session->descriptor(), POLLOUT, 0});
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    return left > 0 && ::poll(descriptors.data(), descriptors.size(), static_cast<int>(left)) != 0;
}

} // namespace

/// Shared with the Asio handler that waits for clients.
struct MessagePort::Impl : std::enable_shared_from_this<Impl>
{
    Impl(EventLoop& the_loop,
         const PortPlace& place,
         PortHandlers the_handlers,
         const PortLimits& the_limits)
        : loop(the_loop)
        , handlers(std::move(the_handlers))
        , limits(the_limits)
        , socket(place, handlers.message)
        , name(port_name(place, socket.number()))
        , listener(loop.context(), socket.listener())
    {
    }

    ~Impl()
    {
        (void)listener.release(); // the socket closes it
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    void open();
    void await_client();
    void serve_waiting();
    int accept_waiting();
    void admit(base::Descriptor client);
    void accepting_failed(int error);
    void turn_away(const base::Descriptor& client) const;
    void client_ended(ClientId client);
    void keep_refreshed();
    void look_after_file();
    void renew_file();
    void close();
    void conclude_sessions();

    EventLoop& loop;
    PortHandlers handlers;
    PortLimits limits;
    Session::Surroundings around{loop, handlers, limits,
                                 [this](ClientId client) { client_ended(client); }};
    PortSocket socket;
    std::string name;
    asio::posix::stream_descriptor listener; ///< only watches; the descriptor is the socket's
    std::unique_ptr<DirectoryWatch> watch;
    std::map<ClientId, std::shared_ptr<Session>> sessions;
    EventLoop::TimerId refresh{};
    EventLoop::TimerId pause{};
    EventLoop::TimerId retry{};
    std::uint64_t last_client = 0;
    PortSocket::State file = PortSocket::State::ours; ///< as last reported
    int accept_error = 0;                             ///< as last reported
    int awaited = none;                               ///< the listener that is waited at
    bool renewing_failed = false;                     ///< and reported
    bool closed = false;
};

void MessagePort::Impl::open()
{
    try {
        watch = std::make_unique<DirectoryWatch>(loop, socket.place().directory, name,
                                                 [this] { look_after_file(); });
    } catch (const PortError& error) {
        handlers.message(error.what()); // the refreshing looks after the file too
    }
    keep_refreshed();
    await_client();
    look_after_file(); // no note tells what happened before the watch stood
}

void MessagePort::Impl::await_client()
{
    if (awaited == socket.listener()) {
        return;
    }
    awaited = socket.listener();
    listener.async_wait(
        asio::posix::stream_descriptor::wait_read,
        [self = shared_from_this(), listened_at = awaited](boost::system::error_code error) {
            if (!error && !self->closed && self->awaited == listened_at) {
                self->awaited = none;
                self->serve_waiting();
            }
        });
}

/// Takes all clients that wait, then waits for the next one.
void MessagePort::Impl::serve_waiting()
{
    const int error = accept_waiting();
    if (error != 0) {
        accepting_failed(error);
        return;
    }
    accept_error = 0;
    await_client();
}

/// 0 when nobody waits any more, else why one could not be taken.
int MessagePort::Impl::accept_waiting()
{
    while (true) {
        base::Descriptor client(
            ::accept4(socket.listener(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
        if (client) {
            admit(std::move(client));
        } else if (errno == EAGAIN) {
            return 0;
        } else if (errno != EINTR && errno != ECONNABORTED) {
            return errno;
        }
    }
}

/// No descriptors left, most likely: the next try comes a little later, since the waiting client
/// would wake us again at once.
void MessagePort::Impl::accepting_failed(int error)
{
    if (std::exchange(accept_error, error) != error) {
        handlers.message(name + " cannot take a client: " + std::strerror(error));
    }
    loop.cancel(pause);
    pause = loop.after(limits.accept_pause, [this] { serve_waiting(); });
}

void MessagePort::Impl::admit(base::Descriptor client)
{
    if (sessions.size() >= limits.clients) {
        turn_away(client);
        return;
    }
    const ClientId id{++last_client};
    const auto session = std::make_shared<Session>(std::move(client), id, around);
    sessions.emplace(id, session);
    session->start();
}

void MessagePort::Impl::turn_away(const base::Descriptor& client) const
{
    const std::string busy =
        to_line(failed(error_number::too_many_clients,
                       "busy: " + std::to_string(limits.clients) + " clients are the most")) +
        "\n";
    (void)::send(client.get(), busy.data(), busy.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    handlers.message(name + " turned a client away: " + std::to_string(limits.clients) +
                     " are connected");
}

void MessagePort::Impl::client_ended(ClientId client)
{
    sessions.erase(client);
    handlers.client_gone(client);
}

void MessagePort::Impl::keep_refreshed()
{
    refresh = loop.after(limits.refresh, [this] {
        look_after_file();
        socket.refresh();
        keep_refreshed();
    });
}

void MessagePort::Impl::look_after_file()
{
    const PortSocket::State before = std::exchange(file, socket.state());
    if (file == PortSocket::State::gone) {
        renew_file();
    } else if (file == PortSocket::State::foreign && before != file) {
        handlers.message(socket.path() + " was replaced by something else: " + name +
                         " cannot be reached any more");
    }
}

void MessagePort::Impl::renew_file()
{
    try {
        (void)accept_waiting(); // who found the old socket is still served
        const base::Descriptor old = socket.renew();
        (void)listener.release();
        listener.assign(socket.listener());
        await_client();
        file = PortSocket::State::ours;
        handlers.message(socket.path() + " had vanished and was made again");
        renewing_failed = false;
    } catch (const PortError& error) {
        if (!std::exchange(renewing_failed, true)) {
            handlers.message(error.what());
        }
        retry = loop.after(limits.retry, [this] { look_after_file(); });
    }
    if (watch) {
        watch->follow();
    }
}

void MessagePort::Impl::close()
{
    if (std::exchange(closed, true)) {
        return;
    }
    watch.reset();
    socket.remove();
    (void)accept_waiting();
    (void)listener.release();
    socket.stop_listening();
    loop.cancel(refresh);
    loop.cancel(retry);
    loop.cancel(pause);
    conclude_sessions();
}

void MessagePort::Impl::conclude_sessions()
{
    const auto until = Clock::now() + limits.farewell;
    std::vector<std::shared_ptr<Session>> unsent;
    for (const auto& [id, session] : sessions) {
        session->conclude(failed(error_number::program_ends, "the program ends"));
        unsent.push_back(session);
    }
    const auto is_done = [](const std::shared_ptr<Session>& session) { return session->flush(); };
    do {
        unsent.erase(std::remove_if(unsent.begin(), unsent.end(), is_done), unsent.end());
    } while (!unsent.empty() && wait_for_any(unsent, until));
    for (const auto& [id, session] : sessions) {
        session->hang_up();
    }
    sessions.clear();
}

MessagePort::MessagePort(EventLoop& loop,
                         const PortPlace& place,
                         PortHandlers handlers,
                         PortLimits limits)
    : impl_(std::make_shared<Impl>(loop, place, std::move(handlers), limits))
{
    impl_->open();
}

MessagePort::~MessagePort()
{
    close();
}

const std::string& MessagePort::name() const
{
    return impl_->name;
}

int MessagePort::number() const
{
    return impl_->socket.number();
}

const std::string& MessagePort::path() const
{
    return impl_->socket.path();
}

void MessagePort::close()
{
    impl_->close();
}

} // namespace ipc
