#include "ipc/child_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string_view>
#include <system_error>

namespace ipc {

namespace {

std::system_error failure(int error, const std::string& what)
{
    return {error, std::generic_category(), what};
}

/// The same file under a number that the child's three cannot meet.
base::Descriptor above_standard(int number)
{
    base::Descriptor held(number);
    base::Descriptor copy(::fcntl(held.get(), F_DUPFD_CLOEXEC, STDERR_FILENO + 1));
    if (!copy) {
        throw failure(errno, "pipe");
    }
    return copy;
}

struct Pipe
{
    Pipe()
    {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
            throw failure(errno, "pipe");
        }
        base::Descriptor second(ends[1]);
        read = above_standard(ends[0]);
        write = above_standard(second.release());
        // Of this end alone: the child's must block as usual.
        ::fcntl(read.get(), F_SETFL, O_NONBLOCK);
    }
    base::Descriptor read;
    base::Descriptor write;
};

/// Our own variables with those of the order in their places, as "NAME=VALUE".
std::vector<std::string> environment_of(const ChildOrder& order)
{
    std::vector<std::string> all;
    for (char** at = environ; at != nullptr && *at != nullptr; ++at) {
        const std::string_view line = *at;
        const bool is_replaced = std::ranges::any_of(order.environment, [&](const auto& variable) {
            return line.substr(0, line.find('=')) == variable.first;
        });
        if (!is_replaced) {
            all.emplace_back(line);
        }
    }
    for (const auto& [name, value] : order.environment) {
        all.push_back(name);
        all.back().append("=").append(value);
    }
    return all;
}

/// As exec wants them; valid as long as the strings.
std::vector<char*> pointers(std::vector<std::string>& strings)
{
    std::vector<char*> all;
    all.reserve(strings.size() + 1);
    for (std::string& string : strings) {
        all.push_back(string.data());
    }
    all.push_back(nullptr);
    return all;
}

class SpawnRules
{
  public:
    /// A negative number leaves output and error as they are.
    explicit SpawnRules(int output)
    {
        ::posix_spawn_file_actions_init(&files_);
        ::posix_spawn_file_actions_addopen(&files_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        if (output >= 0) {
            ::posix_spawn_file_actions_adddup2(&files_, output, STDOUT_FILENO);
            ::posix_spawn_file_actions_adddup2(&files_, output, STDERR_FILENO);
        }
        ::posix_spawn_file_actions_addclosefrom_np(&files_, STDERR_FILENO + 1);
        sigset_t none{};
        sigset_t all{};
        ::sigemptyset(&none);
        ::sigfillset(&all);
        ::posix_spawnattr_init(&attributes_);
        ::posix_spawnattr_setsigmask(&attributes_, &none);
        ::posix_spawnattr_setsigdefault(&attributes_, &all);
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK |
                                                     POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnRules()
    {
        ::posix_spawnattr_destroy(&attributes_);
        ::posix_spawn_file_actions_destroy(&files_);
    }
    SpawnRules(const SpawnRules&) = delete;
    SpawnRules& operator=(const SpawnRules&) = delete;

    [[nodiscard]] const posix_spawn_file_actions_t* files() const { return &files_; }
    [[nodiscard]] const posix_spawnattr_t* attributes() const { return &attributes_; }

  private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

pid_t spawn(const ChildOrder& order, int output)
{
    std::vector<std::string> words = order.words;
    std::vector<std::string> environment = environment_of(order);
    const SpawnRules rules(output);
    pid_t child = 0;
    // Comes back when the program is loaded, so that an error of that is known here.
    const int error =
        ::posix_spawnp(&child, words.front().c_str(), rules.files(), rules.attributes(),
                       pointers(words).data(), pointers(environment).data());
    if (error != 0) {
        throw failure(error, order.words.front());
    }
    return child;
}

/// Zombies do not run.
bool runs_in_group(const std::string& process, int group)
{
    std::ifstream file("/proc/" + process + "/stat");
    std::string line;
    std::getline(file, line);
    // The name in parentheses may hold anything, parentheses and spaces too.
    std::istringstream rest(line.substr(std::min(line.rfind(')'), line.size() - 1) + 1));
    char state = 'Z';
    int parent = 0;
    int its_group = 0;
    return rest >> state >> parent >> its_group && its_group == group && state != 'Z';
}

} // namespace

ChildProcess::ChildProcess(const ChildOrder& order)
{
    std::optional<Pipe> pipe;
    if (order.output == ChildOrder::Output::pipe) {
        pipe.emplace();
    }
    process_ = spawn(order, pipe ? pipe->write.get() : -1);
    // By number: the C library's own declaration cannot be linked from C++.
    handle_ = base::Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, process_, 0)));
    if (!handle_ && errno == ESRCH) {
        // Ended and forgotten already: where SIGCHLD is ignored nobody need wait for a child.
        handle_ = base::Descriptor(::eventfd(1, EFD_CLOEXEC));
    }
    if (!handle_) {
        // Whom nobody can wait for later is not left behind: only a system short of descriptors
        // or older than pidfds comes here.
        const int error = errno;
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
        throw failure(error, order.words.front());
    }
    if (pipe) {
        output_ = std::move(pipe->read);
    }
}

void ChildProcess::signal(int number) const
{
    ::kill(-process_, number);
}

bool ChildProcess::has_company() const
{
    std::error_code error;
    for (std::filesystem::directory_iterator at("/proc", error), end; !error && at != end;
         at.increment(error)) {
        const std::string name = at->path().filename().string();
        if (name.find_first_not_of("0123456789") == std::string::npos &&
            name != std::to_string(process_) && runs_in_group(name, process_)) {
            return true;
        }
    }
    return false;
}

ChildEnd ChildProcess::reap()
{
    siginfo_t end{};
    int result = 0;
    do {
        result = ::waitid(P_PIDFD, static_cast<id_t>(handle_.get()), &end, WEXITED);
    } while (result != 0 && errno == EINTR);
    if (result != 0) {
        return {};
    }
    return {end.si_code == CLD_EXITED ? ChildEnd::Kind::exited : ChildEnd::Kind::killed,
            end.si_status};
}

} // namespace ipc
