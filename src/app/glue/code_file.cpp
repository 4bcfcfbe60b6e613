#include "app/glue/code_file.hpp"

#include "app/glue/atomic_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace glue {

namespace {

[[noreturn]] void give_up(const std::filesystem::path& file)
{
    throw std::system_error(errno, std::generic_category(), file.string());
}

} // namespace

base::Result<std::string> read_code_file(const std::filesystem::path& file)
{
    constexpr std::size_t longest = 1024;
    constexpr mode_t others = S_IRWXG | S_IRWXO;
    struct stat status
    {
    };
    if (::stat(file.c_str(), &status) == 0 && (status.st_mode & others) != 0) {
        return base::failure(
            {file.string(), 0, 0, "others can read this file; it must have mode 0600", ""});
    }
    return read_whole_file(file, longest);
}

void write_code_file(const std::filesystem::path& file, std::string_view code)
{
    // Beside it first, closed to others before anything stands in it; then under its name.
    constexpr mode_t owner_only = S_IRUSR | S_IWUSR;
    std::filesystem::path fresh = file;
    fresh += ".new";
    std::filesystem::remove(fresh);
    const int made =
        ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, owner_only);
    if (made < 0) {
        give_up(fresh);
    }
    ::close(made);
    write_whole_file(fresh, std::string(code) + "\n");
    std::filesystem::rename(fresh, file);
}

} // namespace glue
