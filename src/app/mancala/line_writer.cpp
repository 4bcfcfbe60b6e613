#include "app/mancala/line_writer.hpp"

#include "core/base/encoding.hpp"

#include <climits>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <stop_token>
#include <system_error>
#include <utility>

namespace app {

namespace {

constexpr std::chrono::milliseconds farewell{500};

/// What came from a file, a script or a partner must not steer the terminal.
std::string printable(std::string_view lines)
{
    std::string plain;
    while (true) {
        const std::size_t end = lines.find('\n');
        plain += base::escape_control(lines.substr(0, end));
        if (end == std::string_view::npos) {
            return plain;
        }
        plain += '\n';
        lines.remove_prefix(end + 1);
    }
}

} // namespace

LineWriter::LineWriter(int descriptor, BrokenPipe broken)
    : descriptor_(descriptor)
    , give_up_(eventfd(0, EFD_CLOEXEC))
{
    if (!give_up_) {
        throw std::system_error(errno, std::generic_category(), "eventfd");
    }
    worker_ = std::jthread([this, broken](const std::stop_token& end) { work(end, broken); });
}

LineWriter::~LineWriter()
{
    {
        std::unique_lock lock(mutex_);
        all_written_.wait_for(lock, farewell, [&] { return waiting_.empty() && !writing_; });
    }
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t written =
        ::write(give_up_.get(), &one, sizeof one); // cannot fail
}

void LineWriter::write(std::string_view line)
{
    const std::string plain = printable(line);
    const std::lock_guard lock(mutex_);
    if (waiting_.size() + plain.size() < capacity) {
        waiting_.append(plain).append("\n");
        lines_wait_.notify_one();
    }
}

std::string LineWriter::take(const std::stop_token& end)
{
    std::unique_lock lock(mutex_);
    writing_ = false;
    if (waiting_.empty()) {
        all_written_.notify_all();
    }
    lines_wait_.wait(lock, end, [&] { return !waiting_.empty(); });
    writing_ = !waiting_.empty();
    return std::exchange(waiting_, {});
}

void LineWriter::work(const std::stop_token& end, BrokenPipe broken)
{
    if (broken == BrokenPipe::is_ignored) {
        // Of this thread alone: programs that are started shall have the usual signals.
        sigset_t signals;
        sigemptyset(&signals);
        sigaddset(&signals, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    }
    while (!end.stop_requested()) {
        if (!write_all(take(end))) {
            return;
        }
    }
}

/// False when the other side is gone or the time is over.
bool LineWriter::write_all(std::string_view bytes)
{
    while (!bytes.empty()) {
        std::array<pollfd, 2> both{pollfd{descriptor_, POLLOUT, 0},
                                   pollfd{give_up_.get(), POLLIN, 0}};
        if (poll(both.data(), both.size(), -1) < 0 && errno == EINTR) {
            continue;
        }
        if (both[1].revents != 0) {
            return false;
        }
        // What poll calls writable takes so much without blocking.
        const ssize_t count =
            ::write(descriptor_, bytes.data(), std::min<std::size_t>(bytes.size(), PIPE_BUF));
        if (count < 0 && errno != EINTR && errno != EAGAIN) {
            return false;
        }
        bytes.remove_prefix(count > 0 ? static_cast<std::size_t>(count) : 0);
    }
    return true;
}

} // namespace app
