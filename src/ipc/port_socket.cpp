#include "ipc/port_socket.hpp"

#include "ipc/port_error.hpp"
#include "ipc/unix_socket.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <thread>

namespace ipc {

namespace {

using namespace std::chrono_literals;

constexpr int most_ports = 999;
constexpr mode_t owner_only = S_IRUSR | S_IWUSR;

struct File
{
    FileIdentity identity;
    bool is_socket = false;
};

std::optional<File> file_at(const std::string& path)
{
    struct stat status = {};
    if (::lstat(path.c_str(), &status) != 0) {
        return std::nullopt;
    }
    return File{{status.st_dev, status.st_ino}, S_ISSOCK(status.st_mode)};
}

[[noreturn]] void fail(const std::string& what, int error)
{
    throw PortError(static_cast<std::errc>(error), what + ": " + std::strerror(error));
}

/// Held while the names in the directory are looked at and changed; ends with the returned
/// descriptor. Waits a little only, since a stopped program may hold it for ever.
base::Descriptor lock_directory(const PortPlace& place, std::chrono::milliseconds patience)
{
    const std::string path = place.directory + "/.lock";
    base::Descriptor lock(
        ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, owner_only));
    if (!lock) {
        fail("cannot open " + path, errno);
    }
    ::fchmod(lock.get(), owner_only); // whatever the umask took away
    constexpr auto pause = 5ms;
    while (::flock(lock.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK || patience <= 0ms) {
            fail(path + " is held by another program", errno);
        }
        std::this_thread::sleep_for(pause);
        patience -= pause;
    }
    return lock;
}

enum class Name
{
    free,
    dead,
    taken
};

/// Whether a name can be had. A name is dead only if its socket refuses us: nobody listens there.
Name probe(const std::string& path, const PortSocket::Report& report)
{
    const std::optional<File> file = file_at(path);
    if (!file) {
        return Name::free;
    }
    if (!file->is_socket) {
        report(path + " is not a socket and is left alone; the next number is tried");
        return Name::taken;
    }
    const int error = connect_to(open_stream(Blocking::no), path);
    if (error == ECONNREFUSED) {
        return Name::dead;
    }
    if (error != 0 && error != EAGAIN) {
        report(path + " is left alone: " + std::strerror(error));
    }
    return Name::taken;
}

} // namespace

PortSocket::PortSocket(PortPlace place, const Report& report)
    : place_(std::move(place))
{
    // The path is checked first: with one that is too long no directory is made.
    (void)port_path(place_, port_name(place_, 1));
    prepare_directory(place_);
    const base::Descriptor lock = lock_directory(place_, 10s);
    for (int number = 1; number <= most_ports; ++number) {
        if (claim(port_name(place_, number), report)) {
            number_ = number;
            return;
        }
    }
    throw PortError(std::errc::address_in_use, "all " + std::to_string(most_ports) +
                                                   " port names in " + place_.directory +
                                                   " are taken");
}

PortSocket::PortSocket(PortPlace place, const std::string& name)
    : place_(std::move(place))
{
    (void)port_path(place_, name);
    prepare_directory(place_);
    const base::Descriptor lock = lock_directory(place_, 1s);
    if (!claim(name, [](const std::string& /*message*/) {})) {
        throw PortError(std::errc::address_in_use, path_ + " is taken");
    }
}

PortSocket::~PortSocket()
{
    remove();
}

bool PortSocket::claim(const std::string& name, const Report& report)
{
    path_ = port_path(place_, name);
    const Name state = probe(path_, report);
    if (state == Name::taken) {
        return false;
    }
    if (state == Name::dead) {
        ::unlink(path_.c_str());
    }
    listener_ = listen_at_path();
    return true;
}

base::Descriptor PortSocket::listen_at_path()
{
    base::Descriptor socket = open_stream(Blocking::no);
    // The file takes its mode from the socket, less the umask: never wider than this.
    ::fchmod(socket.get(), owner_only);
    const int error = bind_to(socket, path_);
    if (error != 0) {
        fail("cannot open the port " + path_, error);
    }
    const std::optional<File> file = file_at(path_);
    if (!file || ::chmod(path_.c_str(), owner_only) != 0 ||
        ::listen(socket.get(), SOMAXCONN) != 0) {
        const int reason = errno;
        ::unlink(path_.c_str());
        fail("cannot open the port " + path_, reason);
    }
    identity_ = file->identity;
    return socket;
}

PortSocket::State PortSocket::state() const
{
    const std::optional<File> file = file_at(path_);
    if (!file) {
        return State::gone;
    }
    return file->identity == identity_ ? State::ours : State::foreign;
}

base::Descriptor PortSocket::renew()
{
    prepare_directory(place_);
    // The loop waits here, so not for long; who fails tries again a little later.
    const base::Descriptor lock = lock_directory(place_, 20ms);
    if (state() != State::gone) {
        throw PortError(std::errc::address_in_use, path_ + " was taken by another program");
    }
    return std::exchange(listener_, listen_at_path());
}

void PortSocket::refresh() const
{
    if (state() == State::ours) {
        ::utimensat(AT_FDCWD, path_.c_str(), nullptr, AT_SYMLINK_NOFOLLOW);
    }
}

void PortSocket::remove()
{
    // No lock: as long as we listen, no other program takes this name for dead.
    if (listener_ && state() == State::ours) {
        ::unlink(path_.c_str());
    }
}

} // namespace ipc
