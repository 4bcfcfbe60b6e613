// Files and directories by their names, which may begin with a volume.
#include "core/base/encoding.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <sstream>
#include <system_error>

#include "rexx/argument.hpp"
#include "rexx/functions.hpp"

namespace rexx {

namespace {

namespace fs = std::filesystem;

/// The file that is meant: the first that is there, else where a new one goes. Nothing for a name
/// that is no file's.
std::optional<fs::path> path_of(const std::string& name, const Machine& machine)
{
    if (name.empty()) {
        return fs::path("."); // the current directory, as on AmigaDOS
    }
    const auto place = machine.volumes.find_or_make(base::utf8_from_utf8_or_latin1(name));
    if (!place || place->kind != workbench::PlaceKind::file) {
        return std::nullopt;
    }
    return workbench::as_on_disk(*place);
}

Outcome exists(const Arguments& arguments, Machine& machine)
{
    std::error_code error;
    const auto path = path_of(text_of(arguments, 0), machine);
    return truth(path && fs::exists(*path, error));
}

Outcome remove(const Arguments& arguments, Machine& machine)
{
    std::error_code error;
    const auto path = path_of(text_of(arguments, 0), machine);
    return truth(path && fs::remove(*path, error));
}

Outcome rename(const Arguments& arguments, Machine& machine)
{
    std::error_code error;
    const auto from = path_of(text_of(arguments, 0), machine);
    const auto to = path_of(text_of(arguments, 1), machine);
    if (!from || !to || fs::exists(*to, error)) { // AmigaDOS replaces nothing
        return truth(false);
    }
    fs::rename(*from, *to, error);
    return truth(!error);
}

Outcome make_directory(const Arguments& arguments, Machine& machine)
{
    std::error_code error;
    const auto path = path_of(text_of(arguments, 0), machine);
    return truth(path && fs::create_directory(*path, error));
}

constexpr long days_to_1978 = 2922; ///< from 1970
constexpr long seconds_a_day = 86400;
constexpr long block_size = 512;

/// Days since the start of 1978, minutes of the day, ticks (1/50 s) of the minute, by local time.
std::string date_stamp(std::time_t time)
{
    std::tm local = {};
    ::localtime_r(&time, &local);
    const long seconds = time + local.tm_gmtoff;
    const long day = seconds / seconds_a_day - days_to_1978;
    const long minute = seconds % seconds_a_day / 60;
    return std::to_string(day) + " " + std::to_string(minute) + " " +
           std::to_string(seconds % 60 * 50);
}

/// The owner's rights as AmigaDOS lists them; who may write may delete.
std::string protection(mode_t mode)
{
    std::string bits = "----";
    bits += (mode & S_IRUSR) != 0 ? 'R' : '-';
    bits += (mode & S_IWUSR) != 0 ? 'W' : '-';
    bits += (mode & S_IXUSR) != 0 ? 'E' : '-';
    bits += (mode & S_IWUSR) != 0 ? 'D' : '-';
    return bits;
}

/// Kind, size in bytes and blocks, protection, date; the comment is always empty.
Outcome state(const Arguments& arguments, Machine& machine)
{
    const auto path = path_of(text_of(arguments, 0), machine);
    struct stat status = {};
    if (!path || ::stat(path->c_str(), &status) != 0) {
        return value("");
    }
    const bool directory = S_ISDIR(status.st_mode);
    const long size = directory ? 0 : status.st_size;
    return value((directory ? "DIR " : "FILE ") + std::to_string(size) + " " +
                 std::to_string((size + block_size - 1) / block_size) + " " +
                 protection(status.st_mode) + " " + date_stamp(status.st_mtime) + " ");
}

/// SHOWDIR(directory [, All|File|Directory [, separator]])
Outcome show_directory(const Arguments& arguments, Machine& machine)
{
    const char kind = option_of(arguments, 1);
    const auto path = path_of(text_of(arguments, 0), machine);
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator at(path.value_or(""), error), end; !error && at != end;
         at.increment(error)) {
        const bool directory = at->is_directory(error);
        if ((kind != 'F' || !directory) && (kind != 'D' || directory)) {
            names.push_back(to_script(at->path().filename().string(), machine.encoding()));
        }
    }
    std::sort(names.begin(), names.end());
    return value(joined(names, given(arguments, 2) ? text_of(arguments, 2) : " "));
}

Outcome change_directory(const Arguments& arguments, Machine& machine)
{
    std::error_code error;
    const std::string old = to_script(fs::current_path(error).string(), machine.encoding());
    if (given(arguments, 1)) {
        const auto path = path_of(text_of(arguments, 1), machine);
        fs::current_path(path.value_or(""), error);
        if (error) {
            return bad_argument();
        }
    }
    return value(old);
}

/// Only the directory means anything here; the other settings answer as if they had been made.
Outcome pragma(const Arguments& arguments, Machine& machine)
{
    constexpr std::uint32_t id_mask = 0xFFFFFFFFU;
    switch (option_of(arguments, 0)) {
    case 'D': return change_directory(arguments, machine);
    case 'P': return value("0");
    case 'S': return value("4096");
    case 'I': {
        std::ostringstream text;
        text << std::uppercase << std::hex << (static_cast<std::uint32_t>(::getpid()) & id_mask);
        return value(text.str());
    }
    case 'W':
    case '*': return truth(true);
    default: return bad_argument();
    }
}

} // namespace

FunctionTable disk_functions()
{
    return {
        {"EXISTS", 1, 1, "(name): 1 if there is such a file or directory", exists},
        {"DELETE", 1, 1, "(name): 1 if it is gone now", remove},
        {"RENAME", 2, 2, "(old, new): 1 if it is done; nothing is replaced", rename},
        {"MAKEDIR", 1, 1, "(name): 1 if it is made", make_directory},
        {"STATEF", 1, 1, "(name): kind, bytes, blocks, protection, date; or nothing", state},
        {"SHOWDIR", 1, 3, "(directory [, All|File|Dir [, separator]]): the names", show_directory},
        {"PRAGMA", 1, 2, "(Directory [, name]): the directory until now", pragma},
    };
}

} // namespace rexx
