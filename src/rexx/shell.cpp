#include "rexx/shell.hpp"

#include "core/base/text_lines.hpp"
#include "core/workbench/amiga_files.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>

#include "rexx/argument.hpp"

namespace rexx {

namespace {

using namespace std::chrono_literals;

constexpr int code_warn = 5;
constexpr int code_failure = 20;

/// In single quotes, as `sh` wants them.
std::string in_quotes(std::string_view text)
{
    std::string out = "'";
    for (const char c : text) {
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return out + "'";
}

/// The word as a path if it begins with a volume of ours, else as it is.
std::string shell_word(std::string_view word, const workbench::Volumes& volumes)
{
    const std::size_t name_at = std::min(word.find_first_not_of("<>"), word.size());
    const std::string_view name = word.substr(name_at);
    if (name.find(':') == std::string_view::npos) {
        return std::string(word);
    }
    const auto place = volumes.find_or_make(name);
    const std::string front(word.substr(0, name_at));
    if (place && place->kind == workbench::PlaceKind::nil) {
        return front + "/dev/null";
    }
    const bool stays = !place || place->kind != workbench::PlaceKind::file ||
                       name.substr(0, name.find(':')).find('/') != std::string_view::npos;
    return stays ? std::string(word) : front + in_quotes(workbench::as_on_disk(*place).string());
}

/// Every word of the line on its own, what stands in quotes left alone.
std::string shell_words(std::string_view line, const workbench::Volumes& volumes)
{
    std::string out;
    while (!line.empty()) {
        const char c = line.front();
        std::size_t size = 1;
        if (c == '"' || c == '\'') {
            size = std::min(line.find(c, 1), line.size() - 1) + 1;
            out += line.substr(0, size);
        } else if (std::string_view(" \t\n;|&()").find(c) != std::string_view::npos) {
            out += c;
        } else {
            size = std::min(line.find_first_of(" \t\n;|&()\"'"), line.size());
            out += shell_word(line.substr(0, size), volumes);
        }
        line.remove_prefix(size);
    }
    return out;
}

/// Bytes of the redirection at the front, with its file and the blanks behind it; 0 if there is
/// none.
std::size_t redirection_size(std::string_view text)
{
    const std::size_t marks = std::min(text.find_first_not_of("<>"), text.size());
    if (marks == 0) {
        return 0;
    }
    const std::size_t file = std::min(text.find_first_not_of(" \t", marks), text.size());
    const char quote = file < text.size() ? text[file] : '\0';
    const bool quoted = quote == '"' || quote == '\'';
    const std::size_t last = quoted ? text.find(quote, file + 1) : file;
    const std::size_t end =
        last < text.size() ? text.find_first_of(" \t\n;|&()", last + 1) : text.size();
    return std::min(text.find_first_not_of(" \t", end), text.size());
}

/// Where the command of the line begins: redirections may stand before it.
std::size_t command_at(std::string_view line)
{
    std::size_t at = std::min(line.find_first_not_of(" \t"), line.size());
    while (const std::size_t size = redirection_size(line.substr(at))) {
        at += size;
    }
    return at;
}

/// For commands of ours, which read and write nothing.
std::string without_redirections(std::string_view words)
{
    std::string out;
    while (!words.empty()) {
        const std::size_t redirection = redirection_size(words);
        const std::size_t word = std::min(words.find_first_of(" \t"), words.size() - 1) + 1;
        out += redirection > 0 ? "" : words.substr(0, word);
        words.remove_prefix(redirection > 0 ? redirection : word);
    }
    return std::string(base::trimmed(out));
}

std::string first_word(std::string_view line)
{
    return std::string(line.substr(0, line.find_first_of(" \t")));
}

int status_code(int status)
{
    constexpr int signal_base = 128;
    return WIFEXITED(status) ? WEXITSTATUS(status) : signal_base + WTERMSIG(status);
}

/// A command ends by SIGPIPE as anywhere, though its parent ignores it.
class SpawnAttributes
{
  public:
    SpawnAttributes()
    {
        sigset_t signals;
        ::sigemptyset(&signals);
        ::sigaddset(&signals, SIGPIPE);
        ::posix_spawnattr_init(&attributes_);
        ::posix_spawnattr_setsigdefault(&attributes_, &signals);
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnAttributes() { ::posix_spawnattr_destroy(&attributes_); }
    SpawnAttributes(const SpawnAttributes&) = delete;
    SpawnAttributes& operator=(const SpawnAttributes&) = delete;

    [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

  private:
    posix_spawnattr_t attributes_ = {};
};

int run_sh(const std::string& line)
{
    std::string shell = "sh";
    std::string option = "-c";
    std::string text = line;
    std::array<char*, 4> words{shell.data(), option.data(), text.data(), nullptr};
    const SpawnAttributes attributes;
    pid_t child = 0;
    if (::posix_spawnp(&child, "sh", nullptr, attributes.get(), words.data(), environ) != 0) {
        return code_failure;
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) {
            return code_failure;
        }
    }
    return status_code(status);
}

/// The command itself: `C:` is the search path, `RX` and `Execute` are ours.
std::string shell_command(std::string_view word,
                          const workbench::Volumes& volumes,
                          std::string_view own_program)
{
    const std::string name = workbench::command_name(word);
    if (name == "rx") {
        return in_quotes(own_program);
    }
    if (name == "execute") {
        return "sh";
    }
    if (base::same_word(word.substr(0, 2), "C:")) {
        return std::string(word.substr(2));
    }
    return shell_word(word, volumes);
}

/// At most ten seconds, as the program of that name.
int wait_for_port(Machine& machine, const std::string& name)
{
    constexpr auto pause = 20ms;
    for (auto waited = 0ms; waited <= 10s; waited += pause) {
        const auto names = machine.hosts.names();
        if (std::find(names.begin(), names.end(), name) != names.end()) {
            return 0;
        }
        if (machine.interrupt.sleep(pause) == Wait::interrupted) {
            break;
        }
    }
    return code_warn;
}

/// Wait [number] [MIN|MINS]: one second if no number is given.
int wait_some_time(Machine& machine, std::string_view words)
{
    constexpr long longest = 86400L * 20;
    const long number = words.empty() ? 1 : whole(first_word(words)).value_or(-1);
    const std::string_view unit =
        base::trimmed(words.substr(std::min(first_word(words).size(), words.size())));
    const bool minutes = base::same_word(unit, "min") || base::same_word(unit, "mins");
    const long unit_seconds = minutes ? 60 : 1;
    if (number < 0 || number > longest / unit_seconds) {
        return code_failure;
    }
    (void)machine.interrupt.sleep(std::chrono::seconds(number * unit_seconds));
    return 0;
}

} // namespace

std::string
shell_line(std::string_view line, const workbench::Volumes& volumes, std::string_view own_program)
{
    const std::size_t command = command_at(line);
    const std::string_view rest = line.substr(command);
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t\n;|&()\"'"));
    return shell_words(line.substr(0, command), volumes) +
           (word.empty() ? "" : shell_command(word, volumes, own_program)) +
           shell_words(rest.substr(word.size()), volumes);
}

int run_shell(Machine& machine, const std::string& line)
{
    const std::string_view text = base::trimmed(line);
    const std::size_t command = command_at(text);
    const std::string word = first_word(text.substr(command));
    const std::string_view rest = text.substr(command + word.size());
    const std::string name = workbench::command_name(word);
    if (name == "waitforport") {
        return wait_for_port(machine, without_redirections(rest));
    }
    if (name == "wait") {
        return wait_some_time(machine, without_redirections(rest));
    }
    if (name == "failat") {
        return 0; // each line has a shell of its own
    }
    if (name == "run") {
        const std::string other = std::string(text.substr(0, command)) + std::string(rest);
        const std::string inner = shell_line(other, machine.volumes, machine.own_program);
        return run_sh("(" + inner + "\n) </dev/null &");
    }
    return run_sh(shell_line(text, machine.volumes, machine.own_program));
}

} // namespace rexx
