#include "app/editor/printer.hpp"

#include "app/glue/reasons.hpp"
#include "core/base/descriptor.hpp"

#include <signal.h> // NOLINT(modernize-deprecated-headers): kill() is POSIX's
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <utility>

namespace editor {

namespace {

using glue::Text;
using namespace std::chrono_literals;

/// A file in memory: however much there is to be printed, no pipe can fill up or break.
base::Descriptor memory_file(const std::string& text)
{
    base::Descriptor file(::memfd_create("mancala", MFD_CLOEXEC));
    if (const auto error = file ? base::write_all(file.get(), text) : std::error_code()) {
        throw std::system_error(error, "memory");
    }
    ::lseek(file.get(), 0, SEEK_SET);
    return file;
}

/// The first line of what the program wrote, as far as it is reasonably short.
std::string first_line(int file)
{
    std::array<char, 200> bytes{};
    const ssize_t count = ::pread(file, bytes.data(), bytes.size(), 0);
    const std::string text(bytes.data(), static_cast<std::size_t>(count > 0 ? count : 0));
    return text.substr(0, text.find('\n'));
}

/// The program's number, or the error's as a negative one.
int spawn(const std::string& program, int input, int complaints)
{
    posix_spawn_file_actions_t files{};
    posix_spawnattr_t attributes{};
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawnattr_init(&attributes);
    ::posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&files, complaints, STDERR_FILENO);
    constexpr int write_only = 1; // O_WRONLY
    ::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", write_only, 0);
    ::posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
    sigset_t none{};
    sigset_t all{};
    ::sigemptyset(&none);
    ::sigfillset(&all);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setsigdefault(&attributes, &all);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    std::string name = program;
    const std::array<char*, 2> words{name.data(), nullptr};
    pid_t child = 0;
    const int error =
        ::posix_spawnp(&child, program.c_str(), &files, &attributes, words.data(), environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&files);
    return error == 0 ? child : -error;
}

} // namespace

Printer::Printer(glue::Language language, std::function<void()> wake, std::string program)
    : language_(language)
    , wake_(std::move(wake))
    , program_(std::move(program))
{
}

Printer::~Printer()
{
    if (!watcher_.joinable()) {
        return;
    }
    {
        std::unique_lock lock(mutex_);
        const auto is_over = [this] { return child_ == 0; };
        for (const int signal : {SIGTERM, SIGKILL}) {
            if (!changed_.wait_for(lock, 1s, is_over)) {
                ::kill(child_, signal);
            }
        }
    }
    watcher_.join();
}

void Printer::print(const std::string& text)
{
    if (is_busy()) {
        return end(std::string(glue::text(language_, Text::printer_busy)));
    }
    if (watcher_.joinable()) {
        watcher_.join();
    }
    const base::Descriptor input = memory_file(text);
    base::Descriptor complaints = memory_file("");
    const int child = spawn(program_, input.get(), complaints.get());
    if (child < 0) {
        return end(-child == ENOENT
                       ? glue::text(language_, Text::printer_missing, {program_})
                       : glue::reason_text(language_, {-child, std::generic_category()}));
    }
    {
        const std::lock_guard lock(mutex_);
        child_ = child;
    }
    watcher_ = std::thread([this, child, file = complaints.release()] { watch(child, file); });
}

bool Printer::is_busy()
{
    const std::lock_guard lock(mutex_);
    return child_ != 0;
}

/// On the thread of the watcher.
void Printer::watch(int child, int complaints)
{
    const base::Descriptor file(complaints);
    siginfo_t information{};
    // Without taking it away first: the number must stay the child's while it may be killed.
    while (::waitid(P_PID, static_cast<id_t>(child), &information, WEXITED | WNOWAIT) != 0 &&
           errno == EINTR) {
    }
    int status = 0;
    {
        const std::lock_guard lock(mutex_);
        ::waitpid(child, &status, 0);
        child_ = 0;
    }
    changed_.notify_all();
    end(end_of(status, file.get()));
}

PrintEnd Printer::end_of(int status, int complaints) const
{
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
        return std::nullopt;
    }
    const std::string complaint = first_line(complaints);
    return complaint.empty() ? glue::text(language_, Text::printer_failed, {program_}) : complaint;
}

void Printer::end(PrintEnd how)
{
    {
        const std::lock_guard lock(mutex_);
        ended_ = std::move(how);
    }
    wake_();
}

std::optional<PrintEnd> Printer::take()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(ended_, std::nullopt);
}

} // namespace editor
