#include "ipc/port_client.hpp"

#include "ipc/port_error.hpp"
#include "ipc/unix_socket.hpp"

#include <sys/socket.h>
#include <sys/time.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace ipc {

namespace {

/// For each of the later calls on this socket.
void set_timeout(const base::Descriptor& socket, std::chrono::milliseconds timeout)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(timeout);
    const std::chrono::microseconds rest = timeout - seconds;
    const timeval value{static_cast<time_t>(seconds.count()),
                        static_cast<suseconds_t>(rest.count())};
    ::setsockopt(socket.get(), SOL_SOCKET, SO_RCVTIMEO, &value, sizeof value);
    ::setsockopt(socket.get(), SOL_SOCKET, SO_SNDTIMEO, &value, sizeof value);
}

} // namespace

PortClient::PortClient(const PortPlace& place, std::string_view name, Timeout timeout)
    : name_(name)
    , socket_(open_stream(Blocking::yes))
{
    if (timeout) {
        set_timeout(socket_, *timeout);
    }
    const std::string path = port_path(place, name);
    const int error = directory_exists(place) ? connect_to(socket_, path) : ENOENT;
    if (error == ENOENT || error == ECONNREFUSED) {
        throw PortError(std::errc::no_such_file_or_directory,
                        "no port " + name_ + " in " + place.directory);
    }
    if (error != 0) {
        fail(error);
    }
}

std::string PortClient::send(std::string_view line)
{
    (void)write(std::string(line) + "\n", 0);
    std::optional<std::string> answer;
    while (!(answer = whole_line())) {
        (void)receive(0);
    }
    return *answer;
}

std::string_view PortClient::post(std::string_view bytes)
{
    return write(bytes, MSG_DONTWAIT);
}

std::optional<std::string> PortClient::take_line()
{
    std::optional<std::string> answer;
    while (!(answer = whole_line()) && receive(MSG_DONTWAIT)) {
    }
    return answer;
}

std::string_view PortClient::write(std::string_view bytes, int flags)
{
    while (!bytes.empty()) {
        const ssize_t size =
            ::send(socket_.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL | flags);
        if (size >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(size));
        } else if (errno == EPIPE || errno == ECONNRESET) {
            return {}; // an answer may be there all the same: busy, or too long a line
        } else if (errno == EAGAIN && (flags & MSG_DONTWAIT) != 0) {
            return bytes;
        } else if (errno != EINTR) {
            fail(errno);
        }
    }
    return {};
}

bool PortClient::receive(int flags)
{
    std::array<char, 4096> bytes{};
    const ssize_t size = ::recv(socket_.get(), bytes.data(), bytes.size(), flags);
    if (size > 0) {
        unread_.append(bytes.data(), static_cast<std::size_t>(size));
        return true;
    }
    if (size == 0) {
        fail(ECONNRESET);
    }
    if (errno == EAGAIN && (flags & MSG_DONTWAIT) != 0) {
        return false;
    }
    if (errno != EINTR) {
        fail(errno);
    }
    return true;
}

std::optional<std::string> PortClient::whole_line()
{
    const std::size_t feed = unread_.find('\n');
    if (feed == std::string::npos) {
        return std::nullopt;
    }
    std::string line = unread_.substr(0, feed);
    unread_.erase(0, feed + 1);
    return line;
}

void PortClient::fail(int error) const
{
    if (error == EAGAIN || error == EINPROGRESS) {
        throw PortError(std::errc::timed_out, name_ + " did not answer in time");
    }
    if (error == ECONNRESET) {
        throw PortError(std::errc::connection_reset, name_ + " ended without an answer");
    }
    throw PortError(static_cast<std::errc>(error), name_ + ": " + std::strerror(error));
}

} // namespace ipc
