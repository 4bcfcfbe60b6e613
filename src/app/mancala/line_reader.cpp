#include "app/mancala/line_reader.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <system_error>

namespace app {

LineReader::LineReader(int descriptor)
    : descriptor_(descriptor)
    , is_terminal_(isatty(descriptor) == 1)
    , stop_event_(eventfd(0, EFD_CLOEXEC))
{
    if (!stop_event_) {
        throw std::system_error(errno, std::generic_category(), "eventfd");
    }
}

/// True once there is something to read; false when asked to stop.
bool LineReader::wait_for_input()
{
    std::array<pollfd, 2> both{pollfd{descriptor_, POLLIN, 0},
                               pollfd{stop_event_.get(), POLLIN, 0}};
    while (poll(both.data(), both.size(), -1) < 0) {
        if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "standard input");
        }
    }
    return both[1].revents == 0;
}

/// True once another line may be given out; false when asked to stop.
bool LineReader::wait_for_room()
{
    room_.acquire();
    return !stopped_;
}

/// The next bytes; nothing at the end of the input and after a hang-up.
std::string_view LineReader::read_chunk()
{
    ssize_t count = 0;
    do {
        count = read(descriptor_, chunk_.data(), chunk_.size());
    } while (count < 0 && errno == EINTR);
    read_error_ = count < 0 ? errno : 0;
    return {chunk_.data(), count > 0 ? static_cast<std::size_t>(count) : 0};
}

/// After a chunk without bytes: whether the terminal has gone away. Asked now and not before the
/// chunk was read, since it may go in between. A closed pipe says POLLHUP, too, and is an end.
bool LineReader::has_hung_up() const
{
    if (!is_terminal_) {
        return false;
    }
    pollfd now{descriptor_, POLLIN, 0};
    return read_error_ == EIO || (poll(&now, 1, 0) > 0 && (now.revents & POLLHUP) != 0);
}

/// Gives out the whole lines; false when asked to stop.
bool LineReader::give_out(ipc::LineBuffer& lines,
                          const std::function<void(std::string_view)>& on_line)
{
    while (const auto line = lines.next()) {
        if (!wait_for_room()) {
            return false;
        }
        on_line(*line);
    }
    return true;
}

LineReader::End LineReader::run(const std::function<void(std::string_view)>& on_line)
{
    ipc::LineBuffer lines(longest_line);
    while (wait_for_input()) {
        const std::string_view bytes = read_chunk();
        const bool ended = bytes.empty();
        if (ended && has_hung_up()) {
            return End::hung_up;
        }
        if (!ended) {
            lines.append(bytes);
        } else if (lines.size() > 0) {
            lines.append("\n"); // the end of the input is the end of the last line, too
        }
        if (!give_out(lines, on_line)) {
            return End::stopped;
        }
        if (ended || lines.too_long()) {
            return ended ? End::of_input : End::line_too_long;
        }
    }
    return End::stopped;
}

void LineReader::stop()
{
    stopped_ = true;
    room_.release();
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t written =
        write(stop_event_.get(), &one, sizeof one); // cannot fail
}

} // namespace app
