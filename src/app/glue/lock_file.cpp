#include "app/glue/lock_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace glue {

namespace {

namespace fs = std::filesystem;

/// Its last owner may have removed the file after we opened it; then the lock is of no use.
bool still_lies_there(const base::Descriptor& file, const fs::path& path)
{
    struct stat open_file = {};
    struct stat named = {};
    return ::fstat(file.get(), &open_file) == 0 && ::stat(path.c_str(), &named) == 0 &&
           open_file.st_ino == named.st_ino && open_file.st_dev == named.st_dev;
}

} // namespace

std::optional<LockFile> LockFile::take(const fs::path& path)
{
    while (true) {
        constexpr mode_t owner_alone = 0600;
        base::Descriptor file(::open(
            path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, owner_alone));
        const bool locked = file && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0;
        if (!locked && errno == EWOULDBLOCK) {
            return std::nullopt;
        }
        if (!locked && errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), path.string());
        }
        if (locked && still_lies_there(file, path)) {
            return LockFile(path, std::move(file));
        }
    }
}

LockFile::LockFile(fs::path path, base::Descriptor file)
    : path_(std::move(path))
    , file_(std::move(file))
{
}

LockFile& LockFile::operator=(LockFile&& other) noexcept
{
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    return *this;
}

LockFile::~LockFile()
{
    if (file_) {
        ::unlink(path_.c_str());
    }
}

} // namespace glue
