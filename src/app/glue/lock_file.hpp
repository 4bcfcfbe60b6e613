// A file that says by a lock whether its owner lives: the system drops the lock with the process,
// however that ends. Joins no rooms.
#pragma once

#include "core/base/descriptor.hpp"

#include <filesystem>
#include <optional>

namespace glue {

class LockFile
{
  public:
    /// The lock, the file made if it is missing; nothing if somebody else holds it. Throws
    /// std::system_error where the place takes no files or no locks.
    [[nodiscard]] static std::optional<LockFile> take(const std::filesystem::path& path);

    /// Removes the file and gives the lock back.
    ~LockFile();
    LockFile(LockFile&& other) noexcept = default;
    LockFile& operator=(LockFile&& other) noexcept;
    LockFile(const LockFile&) = delete;
    LockFile& operator=(const LockFile&) = delete;

  private:
    LockFile(std::filesystem::path path, base::Descriptor file);

    std::filesystem::path path_;
    base::Descriptor file_; ///< open as long as we hold it
};

} // namespace glue
