#include "ipc/unix_socket.hpp"

#include "ipc/port_error.hpp"

#include <sys/socket.h>
#include <sys/un.h>

#include <cassert>
#include <cerrno>
#include <cstring>

namespace ipc {

namespace {

sockaddr_un address_of(const std::string& path)
{
    assert(path.size() <= longest_socket_path());
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::memcpy(static_cast<char*>(address.sun_path), path.data(), path.size());
    return address;
}

} // namespace

std::size_t longest_socket_path()
{
    return sizeof(sockaddr_un::sun_path) - 1;
}

base::Descriptor open_stream(Blocking blocking)
{
    const int wait = blocking == Blocking::yes ? 0 : SOCK_NONBLOCK;
    base::Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | wait, 0));
    if (!socket) {
        throw PortError(static_cast<std::errc>(errno),
                        std::string("cannot open a socket: ") + std::strerror(errno));
    }
    return socket;
}

int connect_to(const base::Descriptor& socket, const std::string& path)
{
    const sockaddr_un address = address_of(path);
    while (::connect(socket.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) !=
           0) {
        if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

int bind_to(const base::Descriptor& socket, const std::string& path)
{
    const sockaddr_un address = address_of(path);
    const int failed =
        ::bind(socket.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address);
    return failed == 0 ? 0 : errno;
}

} // namespace ipc
