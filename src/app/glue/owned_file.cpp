#include "app/glue/owned_file.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>
#include <utility>

namespace glue {

namespace {

namespace fs = std::filesystem;

/// Waits for others; no descriptor where the folder is missing.
base::Descriptor locked_folder(const fs::path& file)
{
    base::Descriptor folder(::open(file.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    while (folder && ::flock(folder.get(), LOCK_EX) != 0 && errno == EINTR) {
    }
    return folder;
}

/// No descriptor where the file is missing, nothing where somebody else has locked it.
std::optional<base::Descriptor> locked_file(const fs::path& file)
{
    base::Descriptor opened(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (opened && ::flock(opened.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        return std::nullopt;
    }
    return opened;
}

} // namespace

OwnedFile::OwnedFile(fs::path path)
    : path_(std::move(path))
    , folder_(locked_folder(path_))
{
}

std::optional<OwnedFile> OwnedFile::take(const fs::path& path)
{
    OwnedFile owned(fs::weakly_canonical(fs::absolute(path)));
    auto file = locked_file(owned.path_);
    if (!file) {
        return std::nullopt;
    }
    if (*file) {
        owned.file_ = std::move(*file);
        owned.folder_ = base::Descriptor(); // swaps, so this end of line closes it
    }
    return owned;
}

void OwnedFile::replace(const std::function<void()>& write)
{
    const base::Descriptor folder = folder_ ? std::move(folder_) : locked_folder(path_);
    write();
    if (auto file = locked_file(path_)) {
        file_ = std::move(*file);
    }
}

} // namespace glue
