// What the kernel notes of one directory: names that came, went or were written to their end.
#pragma once

#include "core/base/descriptor.hpp"

#include <string>
#include <vector>

struct inotify_event;

namespace ipc {

struct DirectoryNote
{
    enum class Kind
    {
        created,   ///< perhaps nothing is in it yet
        complete,  ///< moved there, or closed by somebody who could write
        gone,      ///< removed, or moved away
        changed,   ///< its rights, owner or times, or those of the directory
        directory, ///< the directory itself went or was moved, or notes were lost
    };
    Kind kind = Kind::directory;
    std::string name; ///< of the entry; empty if the directory is meant
};

class DirectoryNotes
{
  public:
    /// Throws PortError if the system has no watches left.
    DirectoryNotes();

    /// From now on that directory alone; false if it cannot be watched, and then none is.
    bool follow(const std::string& directory);

    /// Also notes when that directory itself is removed, moved or changed, until the next `follow`.
    /// Where it cannot be watched nothing is noted.
    void follow_whereabouts(const std::string& directory);

    /// Readable when there are notes.
    [[nodiscard]] int descriptor() const { return notes_.get(); }

    /// Those since the last call; does not block.
    [[nodiscard]] std::vector<DirectoryNote> take();

  private:
    [[nodiscard]] bool is_wanted(const inotify_event& event) const;

    base::Descriptor notes_;
    int watched_ = -1;                      ///< what inotify calls the directory
    std::vector<int> only_its_whereabouts_; ///< and those of which only that is noted
};

} // namespace ipc
