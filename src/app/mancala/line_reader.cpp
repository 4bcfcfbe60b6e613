#include "app/mancala/line_reader.hpp"

#include "ipc/line_buffer.hpp"

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

LineReader::End LineReader::run(const std::function<void(std::string_view)>& on_line)
{
    ipc::LineBuffer lines(longest_line);
    std::array<char, 4096> chunk{};
    while (wait_for_input()) {
        const ssize_t count = read(descriptor_, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        // A last line without its end counts: the end of the input is its end.
        const bool ended = count <= 0;
        lines.append(ended ? std::string_view("\n")
                           : std::string_view(chunk.data(), static_cast<std::size_t>(count)));
        while (const auto line = lines.next()) {
            if (ended && line->empty()) {
                break;
            }
            if (!wait_for_room()) {
                return End::stopped;
            }
            on_line(*line);
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
    static_cast<void>(!write(stop_event_.get(), &one, sizeof one)); // cannot fail before 2^64 calls
}

} // namespace app
