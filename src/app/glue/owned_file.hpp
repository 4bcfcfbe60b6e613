// A file that is written anew again and again, whole each time, and belongs to one process
// meanwhile. No other file is made for it, none removed: the lock lies on the file itself and goes
// over to each new one, while one on the folder keeps others out. Joins no rooms.
#pragma once

#include "core/base/descriptor.hpp"

#include <filesystem>
#include <functional>
#include <optional>

namespace glue {

class OwnedFile
{
  public:
    /// Nothing if somebody else owns it. The file may be missing; then nobody can take one of this
    /// folder until replace() has made it. Waits while another of this folder is replaced. Where
    /// files cannot be locked all is granted.
    [[nodiscard]] static std::optional<OwnedFile> take(const std::filesystem::path& path);

    /// `write` puts another file in place of this one; what it throws reaches the caller.
    void replace(const std::function<void()>& write);

  private:
    explicit OwnedFile(std::filesystem::path path);

    std::filesystem::path path_; ///< without links
    base::Descriptor folder_;    ///< open and locked until there is a file
    base::Descriptor file_;      ///< likewise as long as we own it
};

} // namespace glue
