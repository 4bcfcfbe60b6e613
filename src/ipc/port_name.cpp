#include "ipc/port_name.hpp"

#include "ipc/port_error.hpp"
#include "ipc/unix_socket.hpp"

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace ipc {

namespace {

namespace fs = std::filesystem;

constexpr mode_t others_may_do_anything = 0077;
constexpr mode_t others_may_write = 0022;

std::string in_lower_case(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

std::string ports_variable(std::string_view base)
{
    std::string out(base);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return out + "_PORTS";
}

std::string value_of(const std::string& variable)
{
    const char* const value = std::getenv(variable.c_str());
    return value == nullptr ? "" : value;
}

std::string octal(mode_t mode)
{
    std::string digits;
    for (const unsigned shift : {9U, 6U, 3U, 0U}) {
        digits += static_cast<char>('0' + ((mode >> shift) & 7U));
    }
    return digits;
}

[[noreturn]] void refuse_directory(const PortPlace& place, const std::string& reason)
{
    throw PortError(std::errc::permission_denied, reason + "; or set " +
                                                      ports_variable(place.base) +
                                                      " to a directory of your own");
}

/// False if there is nothing of that name; throws if it is there and not safe.
bool is_safe_directory(const PortPlace& place, const std::string& path, mode_t forbidden)
{
    struct stat status = {};
    if (::lstat(path.c_str(), &status) != 0) {
        if (errno == ENOENT) {
            return false;
        }
        refuse_directory(place, "cannot look at " + path + ": " + std::strerror(errno));
    }
    if (!S_ISDIR(status.st_mode)) {
        refuse_directory(place, path + " is not a directory: remove it");
    }
    if (status.st_uid != place.user) {
        refuse_directory(place, path + " belongs to another user (id " +
                                    std::to_string(status.st_uid) + "): have it removed");
    }
    if ((status.st_mode & forbidden) != 0) {
        refuse_directory(place, path + " is open to others (mode " + octal(status.st_mode) +
                                    "): chmod 700 it");
    }
    return true;
}

std::string without_last_slashes(std::string path)
{
    while (path.size() > 1 && path.back() == '/') {
        path.pop_back();
    }
    return path;
}

/// The id of the process that listens there, 0 if it has no room to tell; nothing if nobody does.
std::optional<int> process_at(const std::string& path)
{
    const base::Descriptor socket = open_stream(Blocking::no);
    const int error = connect_to(socket, path);
    if (error == EAGAIN) {
        return 0;
    }
    ucred peer = {};
    socklen_t size = sizeof peer;
    if (error != 0 || ::getsockopt(socket.get(), SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) {
        return std::nullopt;
    }
    return peer.pid;
}

} // namespace

PortEnvironment port_environment(std::string_view base)
{
    return {value_of(ports_variable(base)), value_of("XDG_RUNTIME_DIR"), ::geteuid()};
}

PortPlace port_place(std::string_view base, const PortEnvironment& environment)
{
    PortPlace place{std::string(base), "", "", environment.user};
    std::error_code ignored;
    if (!environment.ports.empty()) {
        place.directory = without_last_slashes(fs::absolute(environment.ports).string());
    } else if (environment.runtime_dir.starts_with('/') &&
               fs::exists(environment.runtime_dir, ignored)) {
        place.runtime_dir = without_last_slashes(environment.runtime_dir);
        place.directory = place.runtime_dir + "/" + in_lower_case(base);
    } else {
        place.directory = "/tmp/" + in_lower_case(base) + "-" + std::to_string(environment.user);
    }
    return place;
}

PortPlace port_place(std::string_view base)
{
    return port_place(base, port_environment(base));
}

std::string port_name(const PortPlace& place, int number)
{
    return place.base + "." + std::to_string(number);
}

std::optional<int> port_number(const PortPlace& place, std::string_view name)
{
    if (!name.starts_with(place.base + ".")) {
        return std::nullopt;
    }
    name.remove_prefix(place.base.size() + 1);
    int number = 0;
    const char* const end = name.data() + name.size();
    const auto [stop, error] = std::from_chars(name.data(), end, number);
    const bool whole = error == std::errc{} && stop == end;
    if (!whole || number < 1 || name.front() == '0') {
        return std::nullopt;
    }
    return number;
}

std::string port_path(const PortPlace& place, std::string_view name)
{
    std::string path = place.directory + "/" + std::string(name);
    if (path.size() > longest_socket_path()) {
        throw PortError(std::errc::filename_too_long,
                        "the socket's path " + path + " has " + std::to_string(path.size()) +
                            " bytes, but at most " + std::to_string(longest_socket_path()) +
                            " are possible: set " + ports_variable(place.base) +
                            " to a shorter directory");
    }
    return path;
}

void prepare_directory(const PortPlace& place)
{
    if (directory_exists(place)) {
        return;
    }
    if (::mkdir(place.directory.c_str(), S_IRWXU) == 0) {
        ::chmod(place.directory.c_str(), S_IRWXU); // whatever the umask took away
    } else if (errno != EEXIST) {
        refuse_directory(place, "cannot make the directory " + place.directory + ": " +
                                    std::strerror(errno));
    }
    if (!directory_exists(place)) {
        refuse_directory(place, place.directory + " vanished as soon as it was made");
    }
}

void prepare_with_parent(const PortPlace& place)
{
    PortPlace above = place;
    above.directory = std::filesystem::path(place.directory).parent_path().string();
    prepare_directory(above);
    prepare_directory(place);
}

bool directory_exists(const PortPlace& place)
{
    if (!place.runtime_dir.empty()) {
        (void)is_safe_directory(place, place.runtime_dir, others_may_write);
    }
    return is_safe_directory(place, place.directory, others_may_do_anything);
}

std::vector<LivePort> live_ports(const PortPlace& place)
{
    std::vector<int> numbers;
    if (directory_exists(place)) {
        for (const auto& entry : fs::directory_iterator(place.directory)) {
            const std::optional<int> number = port_number(place, entry.path().filename().string());
            if (number) {
                numbers.push_back(*number);
            }
        }
    }
    std::sort(numbers.begin(), numbers.end());
    std::vector<LivePort> ports;
    for (const int number : numbers) {
        const std::string name = port_name(place, number);
        if (const auto process = process_at(port_path(place, name))) {
            ports.push_back({name, *process});
        }
    }
    return ports;
}

std::vector<std::string> live_names(const PortPlace& place)
{
    std::vector<std::string> names;
    if (directory_exists(place)) {
        for (const auto& entry : fs::directory_iterator(place.directory)) {
            std::error_code ignored;
            const std::string path = entry.path().string();
            if (entry.is_socket(ignored) && path.size() <= longest_socket_path() &&
                process_at(path)) {
                names.push_back(entry.path().filename().string());
            }
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace ipc
