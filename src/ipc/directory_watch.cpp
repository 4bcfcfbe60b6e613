#include "ipc/directory_watch.hpp"

#include "ipc/directory_notes.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>

#include <algorithm>
#include <vector>

namespace asio = boost::asio;

namespace ipc {

struct DirectoryWatch::Impl : std::enable_shared_from_this<Impl>
{
    explicit Impl(EventLoop& loop)
        : readable(loop.context(), notes.descriptor())
    {
    }

    void await();
    bool take_notes();

    DirectoryNotes notes;
    asio::posix::stream_descriptor readable; ///< only watches; the descriptor is that of the notes
    std::string directory;
    std::string name;
    std::function<void()> on_change; ///< empty once the watch is over
};

void DirectoryWatch::Impl::await()
{
    readable.async_wait(asio::posix::stream_descriptor::wait_read,
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
    const std::vector<DirectoryNote> all = notes.take();
    return std::any_of(all.begin(), all.end(), [this](const DirectoryNote& note) {
        return note.kind != DirectoryNote::Kind::changed &&
               (note.name.empty() || note.name == name);
    });
}

DirectoryWatch::DirectoryWatch(EventLoop& loop,
                               std::string directory,
                               std::string name,
                               std::function<void()> on_change)
    : impl_(std::make_shared<Impl>(loop))
{
    impl_->directory = std::move(directory);
    impl_->name = std::move(name);
    impl_->on_change = std::move(on_change);
    follow();
    impl_->await();
}

DirectoryWatch::~DirectoryWatch()
{
    impl_->on_change = nullptr;
    impl_->readable.release(); // ends the waiting; the notes close it
}

void DirectoryWatch::follow()
{
    impl_->notes.follow(impl_->directory);
}

} // namespace ipc
