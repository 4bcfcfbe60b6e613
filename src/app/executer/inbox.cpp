#include "app/executer/inbox.hpp"

#include "app/executer/safety.hpp"
#include "core/base/text_lines.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

namespace executer {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view claim_prefix = ".executer-";

/// `.executer-PROCESS-NUMBER`
bool is_claim_name(std::string_view name)
{
    if (!name.starts_with(claim_prefix)) {
        return false;
    }
    name.remove_prefix(claim_prefix.size());
    const std::size_t middle = name.find('-');
    const auto is_number = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return middle != std::string_view::npos && is_number(name.substr(0, middle)) &&
           is_number(name.substr(middle + 1));
}

/// True while somebody has it open for writing. Where the system cannot tell, the notes must do.
bool is_being_written(int file)
{
    if (::fcntl(file, F_SETLEASE, F_RDLCK) == 0) {
        ::fcntl(file, F_SETLEASE, F_UNLCK);
        return false;
    }
    return errno == EAGAIN;
}

Language language_of(int file)
{
    std::array<char, 2> head{};
    const bool comment =
        ::pread(file, head.data(), head.size(), 0) == 2 && head[0] == '/' && head[1] == '*';
    return comment ? Language::rexx : Language::shell;
}

bool is_same_file(const struct stat& a, const struct stat& b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

Claim refused(std::string reason)
{
    return {Claim::Outcome::refused, std::move(reason)};
}

Claim not_opened(int error)
{
    if (error == ENOENT) {
        return {};
    }
    return refused(error == ELOOP ? "it is a symbolic link" : std::strerror(error));
}

/// The file of that name gets the new one if it is still the file that was checked.
Claim move_checked(int directory, const std::string& name, const std::string& to, int checked)
{
    if (::renameat(directory, name.c_str(), directory, to.c_str()) != 0) {
        return not_opened(errno);
    }
    struct stat wanted = {};
    struct stat moved = {};
    ::fstat(checked, &wanted);
    if (::fstatat(directory, to.c_str(), &moved, AT_SYMLINK_NOFOLLOW) == 0 &&
        is_same_file(wanted, moved)) {
        return {Claim::Outcome::claimed, "", language_of(checked), to};
    }
    // Another took its place in between: it goes back, which is noted as a new one. If a third is
    // there already, it would have replaced this one too.
    if (::renameat2(directory, to.c_str(), directory, name.c_str(), RENAME_NOREPLACE) != 0) {
        ::unlinkat(directory, to.c_str(), 0);
    }
    return {};
}

std::vector<std::string> names_in(const std::string& directory)
{
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(directory, error), end; !error && at != end;
         at.increment(error)) {
        names.push_back(at->path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

base::Result<Inbox> cannot_watch(const fs::path& directory, const std::string& reason)
{
    return base::failure({directory.string(), 0, 0, reason, ""});
}

} // namespace

bool is_script_name(std::string_view name)
{
    return base::same_word(name, "Executer.skript");
}

Inbox::Inbox(base::Descriptor directory)
    : directory_(std::move(directory))
{
}

base::Result<Inbox> Inbox::open(const fs::path& directory, const std::string& running)
{
    base::Descriptor opened(
        ::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK));
    if (!opened) {
        return cannot_watch(directory, std::strerror(errno));
    }
    if (const auto fault = fault_of_directory(opened.get())) {
        return cannot_watch(directory, *fault);
    }
    if (::flock(opened.get(), LOCK_EX | LOCK_NB) != 0) {
        return cannot_watch(directory, errno == EWOULDBLOCK ? "another executer watches it"
                                                            : std::strerror(errno));
    }
    Inbox inbox(std::move(opened));
    inbox.remove_old_claims(running);
    return inbox;
}

void Inbox::remove_old_claims(const std::string& running)
{
    for (const std::string& name : names_in(handle())) {
        struct stat status = {};
        if (is_claim_name(name) && name != running &&
            ::fstatat(directory_.get(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISREG(status.st_mode) && status.st_uid == ::geteuid() &&
            ::unlinkat(directory_.get(), name.c_str(), 0) == 0) {
            removed_.push_back(name);
        }
    }
}

/// That of a script that is still running is taken, too.
std::string Inbox::free_name()
{
    struct stat ignored = {};
    std::string name;
    do {
        name = std::string(claim_prefix) + std::to_string(::getpid()) + "-" +
               std::to_string(++claims_);
    } while (::fstatat(directory_.get(), name.c_str(), &ignored, AT_SYMLINK_NOFOLLOW) == 0);
    return name;
}

bool Inbox::is_at(const fs::path& directory) const
{
    struct stat here = {};
    struct stat there = {};
    return ::fstat(directory_.get(), &here) == 0 && ::stat(directory.c_str(), &there) == 0 &&
           is_same_file(here, there);
}

std::string Inbox::handle() const
{
    return "/proc/self/fd/" + std::to_string(directory_.get());
}

std::vector<std::string> Inbox::scripts() const
{
    std::vector<std::string> names = names_in(handle());
    std::erase_if(names, [](const std::string& name) { return !is_script_name(name); });
    return names;
}

Claim Inbox::claim(const std::string& name)
{
    if (auto fault = fault_of_directory(directory_.get())) {
        return refused(std::move(*fault));
    }
    const base::Descriptor opened(::openat(
        directory_.get(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (!opened) {
        return not_opened(errno);
    }
    if (auto fault = fault_of_file(opened.get())) {
        return refused(std::move(*fault));
    }
    if (is_being_written(opened.get())) {
        return {Claim::Outcome::unfinished};
    }
    Claim claim = move_checked(directory_.get(), name, free_name(), opened.get());
    std::error_code ignored;
    claim.path = fs::read_symlink(handle(), ignored) / claim.path;
    claim.name = name;
    // Not a copy of ours: that would keep others from the directory after we left it.
    claim.directory =
        base::Descriptor(::openat(directory_.get(), ".", O_PATH | O_DIRECTORY | O_CLOEXEC));
    return claim;
}

void delete_script(const Claim& claim)
{
    ::unlinkat(claim.directory.get(), claim.path.filename().c_str(), 0);
}

} // namespace executer
