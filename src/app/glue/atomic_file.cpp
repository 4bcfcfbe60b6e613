#include "app/glue/atomic_file.hpp"

#include "app/glue/reasons.hpp"
#include "core/base/descriptor.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <system_error>
#include <utility>

namespace glue {

namespace {

namespace fs = std::filesystem;

constexpr mode_t owner_only = 0600;

[[noreturn]] void fail(int error, const fs::path& path)
{
    throw std::system_error(error, std::generic_category(), path.string());
}

/// Where a chain of symbolic links ends; the end need not exist.
fs::path target_of(fs::path path)
{
    constexpr int longest_chain = 40;
    std::error_code none;
    for (int step = 0; fs::is_symlink(path, none); ++step) {
        if (step == longest_chain) {
            fail(ELOOP, path);
        }
        path = path.parent_path() / fs::read_symlink(path);
    }
    return path;
}

fs::path folder_of(const fs::path& path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// That of the file there is; a new one can be read by all (asking for the umask would change it).
mode_t mode_for(const fs::path& path)
{
    struct stat old = {};
    if (::stat(path.c_str(), &old) == 0) {
        constexpr mode_t permission_bits = 0777;
        return old.st_mode & permission_bits;
    }
    constexpr mode_t usual_mode = 0644;
    return usual_mode;
}

/// What cannot be replaced by a file, or must not be written.
void check_target(const fs::path& path)
{
    std::error_code none;
    const fs::file_status status = fs::status(path, none);
    if (fs::is_directory(status)) {
        fail(EISDIR, path);
    }
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        fail(EINVAL, path);
    }
    // A rename would not ask: a file that its owner protected stays.
    if (fs::exists(status) && ::access(path.c_str(), W_OK) != 0) {
        fail(errno, path);
    }
}

using Content = std::function<void(const Pieces&)>;

std::optional<int> fill(const base::Descriptor& file, const Content& content, mode_t mode)
{
    std::error_code failed;
    content([&](std::string_view bytes) {
        if (!failed) {
            failed = base::write_all(file.get(), bytes);
        }
    });
    if (failed) {
        return failed.value();
    }
    if (::fchmod(file.get(), mode) != 0 || ::fsync(file.get()) != 0) {
        return errno;
    }
    return std::nullopt;
}

/// Gives a file without a name one that nobody has. Nothing where it cannot be done.
std::optional<std::string> link_into(const fs::path& folder, const base::Descriptor& file)
{
    constexpr int most_tries = 100;
    const std::string open_file = "/proc/self/fd/" + std::to_string(file.get());
    for (int number = 0; number < most_tries; ++number) {
        std::string name =
            folder / (".mancala-" + std::to_string(::getpid()) + "-" + std::to_string(number));
        if (::linkat(AT_FDCWD, open_file.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
            return name;
        }
        if (errno != EEXIST) {
            break;
        }
    }
    return std::nullopt;
}

std::optional<int>
put_in_place(base::Descriptor& file, const std::string& name, const fs::path& target)
{
    // Some file systems report a full disk only when the file is closed.
    if (::close(file.release()) == 0 && ::rename(name.c_str(), target.c_str()) == 0) {
        return std::nullopt;
    }
    const int error = errno;
    ::unlink(name.c_str());
    return error;
}

/// Writes through a file that gets its name when it is whole, so that a program killed while it
/// writes leaves nothing behind. False where the file system or a missing /proc does not allow it;
/// nothing has happened then.
bool write_unnamed(const fs::path& target, const Content& content, mode_t mode)
{
    const fs::path folder = folder_of(target);
    base::Descriptor file(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, owner_only));
    if (!file) {
        return false;
    }
    if (const auto error = fill(file, content, mode)) {
        fail(*error, target);
    }
    const auto name = link_into(folder, file);
    if (!name) {
        return false;
    }
    if (const auto error = put_in_place(file, *name, target)) {
        fail(*error, target);
    }
    return true;
}

/// A new file in the target's folder; `name` becomes its path.
base::Descriptor open_beside(const fs::path& target, std::string& name)
{
    name = folder_of(target) / ".mancala-XXXXXX";
    base::Descriptor file(::mkostemp(name.data(), O_CLOEXEC));
    if (!file) {
        fail(errno, target);
    }
    return file;
}

void write_named(const fs::path& target, const Content& content, mode_t mode)
{
    std::string name;
    base::Descriptor file = open_beside(target, name);
    if (const auto error = fill(file, content, mode)) {
        ::unlink(name.c_str());
        fail(*error, target);
    }
    if (const auto error = put_in_place(file, name, target)) {
        fail(*error, target);
    }
}

/// So that the new name survives a power failure, too. Not every file system can.
void sync_folder(const fs::path& folder)
{
    const base::Descriptor open_folder(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open_folder) {
        (void)::fsync(open_folder.get());
    }
}

/// Without a mode that of the file there is, or the usual one.
void write(const fs::path& path, const Content& content, std::optional<mode_t> wanted)
{
    const fs::path target = target_of(path);
    check_target(target);
    const mode_t mode = wanted.value_or(mode_for(target));
    try {
        if (!write_unnamed(target, content, mode)) {
            write_named(target, content, mode);
        }
    } catch (const std::system_error& error) {
        fail(error.code().value(), path); // a link is named as the caller knows it
    }
    sync_folder(folder_of(target));
}

base::Result<std::string> refused(const fs::path& path, std::string reason)
{
    return base::failure({path.string(), 0, 0, std::move(reason), ""});
}

std::string last_error(Language language)
{
    return reason_text(language, {errno, std::generic_category()});
}

} // namespace

void write_whole_file(const fs::path& path, std::string_view bytes)
{
    write_whole_file(path, [bytes](const Pieces& write) { write(bytes); });
}

void write_whole_file(const fs::path& path, const Content& content)
{
    write(path, content, std::nullopt);
}

void check_whole_file(const fs::path& path)
{
    try {
        const fs::path target = target_of(path);
        check_target(target);
        std::string name;
        const base::Descriptor file = open_beside(target, name);
        ::unlink(name.c_str());
    } catch (const std::system_error& error) {
        fail(error.code().value(), path); // a link is named as the caller knows it
    }
}

void write_private_file(const fs::path& path, std::string_view bytes)
{
    write(
        path, [bytes](const Pieces& write) { write(bytes); }, owner_only);
}

base::Result<std::string>
read_whole_file(const fs::path& path, std::size_t limit, Language language)
{
    // Opening a pipe would wait for its other end.
    const base::Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    struct stat status = {};
    if (!file || ::fstat(file.get(), &status) != 0) {
        return refused(path, last_error(language));
    }
    if (!S_ISREG(status.st_mode)) {
        return refused(path, std::string(text(language, Text::file_not_ordinary)));
    }
    std::string bytes;
    std::array<char, 16384> piece{};
    while (true) {
        const ssize_t count = ::read(file.get(), piece.data(), piece.size());
        if (count < 0) {
            return refused(path, last_error(language));
        }
        if (count == 0) {
            return bytes;
        }
        bytes.append(piece.data(), static_cast<std::size_t>(count));
        if (bytes.size() > limit) {
            return refused(path, text(language, Text::file_too_long, {std::to_string(limit)}));
        }
    }
}

} // namespace glue
