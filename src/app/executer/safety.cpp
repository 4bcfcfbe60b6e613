#include "app/executer/safety.hpp"

#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <filesystem>
#include <string_view>

namespace executer {

namespace {

namespace fs = std::filesystem;

constexpr mode_t others_may_write = S_IWGRP | S_IWOTH;
constexpr const char* access_list = "system.posix_acl_access";

std::string of_another(const struct stat& status)
{
    return " belongs to another user (id " + std::to_string(status.st_uid) + ")";
}

std::string path_of(int directory)
{
    std::error_code ignored;
    return fs::read_symlink("/proc/self/fd/" + std::to_string(directory), ignored);
}

/// The group that has the user's name, is his own and has no other members.
bool is_private_group(gid_t group)
{
    const struct passwd* const user = ::getpwuid(::geteuid());
    if (user == nullptr || user->pw_gid != group) {
        return false;
    }
    const std::string name = user->pw_name;
    const struct group* const entry = ::getgrgid(group);
    if (entry == nullptr || name != entry->gr_name) {
        return false;
    }
    for (char** member = entry->gr_mem; *member != nullptr; ++member) {
        if (name != *member) {
            return false;
        }
    }
    return true;
}

bool may_others_write(const struct stat& status, bool has_access_list)
{
    return (status.st_mode & S_IWOTH) != 0 ||
           ((status.st_mode & S_IWGRP) != 0 &&
            (has_access_list || !is_private_group(status.st_gid)));
}

std::optional<std::string> fault_above(fs::path directory)
{
    while (directory.has_relative_path()) {
        directory = directory.parent_path();
        const std::string name = "the folder " + directory.string() + " above it";
        struct stat status = {};
        if (::lstat(directory.c_str(), &status) != 0) {
            return name + " cannot be checked";
        }
        if (status.st_uid != 0 && status.st_uid != ::geteuid()) {
            return name + of_another(status);
        }
        const bool has_access_list = ::lgetxattr(directory.c_str(), access_list, nullptr, 0) > 0;
        if ((status.st_mode & S_ISVTX) == 0 && may_others_write(status, has_access_list)) {
            return name + " is open to others: chmod go-w it";
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> fault_of_directory(int directory)
{
    struct stat status = {};
    ::fstat(directory, &status);
    if (status.st_uid != ::geteuid()) {
        return "the folder" + of_another(status);
    }
    if ((status.st_mode & others_may_write) != 0) {
        return "others may write in the folder: chmod go-w it";
    }
    return fault_above(path_of(directory));
}

std::optional<std::string> fault_of_file(int file)
{
    struct stat status = {};
    ::fstat(file, &status);
    if (!S_ISREG(status.st_mode)) {
        return "it is no plain file";
    }
    if (status.st_uid != ::geteuid()) {
        return "it" + of_another(status);
    }
    if (may_others_write(status, ::fgetxattr(file, access_list, nullptr, 0) > 0)) {
        return "others may write in it: chmod go-w it";
    }
    return std::nullopt;
}

} // namespace executer
