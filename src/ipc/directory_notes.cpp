#include "ipc/directory_notes.hpp"

#include "ipc/port_error.hpp"

#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <utility>

namespace ipc {

namespace {

DirectoryNote::Kind kind_of(std::uint32_t mask)
{
    if ((mask & IN_CREATE) != 0) {
        return DirectoryNote::Kind::created;
    }
    if ((mask & (IN_CLOSE_WRITE | IN_MOVED_TO)) != 0) {
        return DirectoryNote::Kind::complete;
    }
    if ((mask & (IN_DELETE | IN_MOVED_FROM)) != 0) {
        return DirectoryNote::Kind::gone;
    }
    return (mask & IN_ATTRIB) != 0 ? DirectoryNote::Kind::changed : DirectoryNote::Kind::directory;
}

DirectoryNote note_of(const inotify_event& event)
{
    return DirectoryNote{kind_of(event.mask), event.len == 0 ? "" : event.name};
}

} // namespace

DirectoryNotes::DirectoryNotes()
    : notes_(::inotify_init1(IN_CLOEXEC | IN_NONBLOCK))
{
    if (!notes_) {
        throw PortError(static_cast<std::errc>(errno),
                        std::string("cannot watch directories: ") + std::strerror(errno));
    }
}

bool DirectoryNotes::follow(const std::string& directory)
{
    for (const int former : std::exchange(only_its_whereabouts_, {})) {
        ::inotify_rm_watch(notes_.get(), former);
    }
    const int former = watched_;
    watched_ =
        ::inotify_add_watch(notes_.get(), directory.c_str(),
                            IN_CREATE | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                                IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR);
    if (former >= 0 && former != watched_) {
        ::inotify_rm_watch(notes_.get(), former); // fails if the directory went, and it with it
    }
    return watched_ >= 0;
}

void DirectoryNotes::follow_whereabouts(const std::string& directory)
{
    const int watch = ::inotify_add_watch(notes_.get(), directory.c_str(),
                                          IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR |
                                              IN_MASK_CREATE);
    if (watch >= 0) {
        only_its_whereabouts_.push_back(watch);
    }
}

/// False if it is of a directory that was watched before, or of what lies in one whose whereabouts
/// alone count.
bool DirectoryNotes::is_wanted(const inotify_event& event) const
{
    return event.wd == watched_ || (event.mask & IN_Q_OVERFLOW) != 0 ||
           (event.len == 0 && std::find(only_its_whereabouts_.begin(), only_its_whereabouts_.end(),
                                        event.wd) != only_its_whereabouts_.end());
}

std::vector<DirectoryNote> DirectoryNotes::take()
{
    std::vector<DirectoryNote> all;
    alignas(inotify_event) std::array<char, 4096> bytes{};
    ssize_t size = 0;
    while ((size = ::read(notes_.get(), bytes.data(), bytes.size())) > 0) {
        const char* const end = bytes.data() + size;
        for (const char* at = bytes.data(); at < end;) {
            const auto* const event = reinterpret_cast<const inotify_event*>(at);
            if (is_wanted(*event)) {
                all.push_back(note_of(*event));
            }
            at += sizeof(inotify_event) + event->len;
        }
    }
    return all;
}

} // namespace ipc
