// An empty directory for one test: below the system's temporary one, for its owner alone, gone at
// the end with all in it.
#pragma once

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace support {

class TemporaryDirectory
{
  public:
    TemporaryDirectory()
    {
        std::string name = (std::filesystem::temp_directory_path() / "test-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) {
            throw std::system_error(errno, std::generic_category(), name);
        }
        path_ = name;
        // Whatever the umask took away.
        std::filesystem::permissions(path_, std::filesystem::perms::owner_all);
    }
    ~TemporaryDirectory()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

} // namespace support
