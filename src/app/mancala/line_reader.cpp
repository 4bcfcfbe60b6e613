#include "app/mancala/line_reader.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <string>
#include <system_error>

namespace app {

namespace {

/// True once there is something to read; false when the other descriptor asks to stop.
bool wait_for_input(int input, int stop_event)
{
    std::array<pollfd, 2> both{pollfd{input, POLLIN, 0}, pollfd{stop_event, POLLIN, 0}};
    while (poll(both.data(), both.size(), -1) < 0) {
        if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "standard input");
        }
    }
    return both[1].revents == 0;
}

/// Takes the whole lines off the front.
void hand_out(std::string& bytes, const std::function<void(std::string_view)>& on_line)
{
    std::size_t begin = 0;
    for (std::size_t end = bytes.find('\n'); end != std::string::npos;
         end = bytes.find('\n', begin)) {
        on_line(std::string_view(bytes).substr(begin, end - begin));
        begin = end + 1;
    }
    bytes.erase(0, begin);
}

} // namespace

LineReader::LineReader()
    : stop_event_(eventfd(0, EFD_CLOEXEC))
{
    if (!stop_event_) {
        throw std::system_error(errno, std::generic_category(), "eventfd");
    }
}

bool LineReader::run(const std::function<void(std::string_view)>& on_line)
{
    std::string bytes;
    std::array<char, 4096> chunk{};
    while (wait_for_input(STDIN_FILENO, stop_event_.get())) {
        const ssize_t count = read(STDIN_FILENO, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            if (!bytes.empty()) {
                on_line(bytes);
            }
            return true;
        }
        bytes.append(chunk.data(), static_cast<std::size_t>(count));
        hand_out(bytes, on_line);
    }
    return false;
}

void LineReader::stop()
{
    const std::uint64_t one = 1;
    // Cannot fail: the counter would have to be full.
    static_cast<void>(!write(stop_event_.get(), &one, sizeof one));
}

} // namespace app
