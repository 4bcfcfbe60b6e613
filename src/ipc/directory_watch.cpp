#include "ipc/directory_watch.hpp"

#include "ipc/port_error.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>

namespace asio = boost::asio;

namespace ipc {

struct DirectoryWatch::Impl : std::enable_shared_from_this<Impl>
{
    Impl(EventLoop& loop, int events)
        : notes(loop.context(), events)
    {
    }

    void follow();
    void await();
    bool take_notes();

    asio::posix::stream_descriptor notes;
    std::string directory;
    std::string name;
    std::function<void()> on_change; ///< empty once the watch is over
};

void DirectoryWatch::Impl::follow()
{
    ::inotify_add_watch(notes.native_handle(), directory.c_str(),
                        IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF |
                            IN_MOVE_SELF | IN_ONLYDIR);
}

void DirectoryWatch::Impl::await()
{
    notes.async_wait(asio::posix::stream_descriptor::wait_read,
                     [self = shared_from_this()](boost::system::error_code) {
                         const bool concerned = self->on_change && self->take_notes();
                         if (concerned) {
                             self->on_change();
                         }
                         if (self->on_change) {
                             self->await();
                         }
                     });
}

/// Reads what was noted; true if it concerns the name or the directory as a whole.
bool DirectoryWatch::Impl::take_notes()
{
    bool concerned = false;
    alignas(inotify_event) std::array<char, 4096> bytes{};
    ssize_t size = 0;
    while ((size = ::read(notes.native_handle(), bytes.data(), bytes.size())) > 0) {
        const char* const end = bytes.data() + size;
        for (const char* at = bytes.data(); at < end;) {
            const auto* const event = reinterpret_cast<const inotify_event*>(at);
            const std::string_view about =
                event->len == 0 ? std::string_view() : std::string_view(event->name);
            concerned = concerned || about.empty() || about == name;
            at += sizeof(inotify_event) + event->len;
        }
    }
    return concerned;
}

DirectoryWatch::DirectoryWatch(EventLoop& loop,
                               std::string directory,
                               std::string name,
                               std::function<void()> on_change)
{
    const int events = ::inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (events < 0) {
        throw PortError(static_cast<std::errc>(errno),
                        "cannot watch the directory " + directory + ": " + std::strerror(errno));
    }
    impl_ = std::make_shared<Impl>(loop, events);
    impl_->directory = std::move(directory);
    impl_->name = std::move(name);
    impl_->on_change = std::move(on_change);
    impl_->follow();
    impl_->await();
}

DirectoryWatch::~DirectoryWatch()
{
    impl_->on_change = nullptr;
    boost::system::error_code ignored;
    impl_->notes.close(ignored);
}

void DirectoryWatch::follow()
{
    impl_->follow();
}

} // namespace ipc
