// Standard input line by line, on a thread that can be called away from its waiting.
#pragma once

#include "core/base/descriptor.hpp"
#include "ipc/line_buffer.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <functional>
#include <semaphore>
#include <string_view>

namespace app {

class LineReader
{
  public:
    /// Bytes of a line, as on the port.
    static constexpr std::size_t longest_line = 4096;
    /// Lines given out and not yet done; more are left in the pipe.
    static constexpr std::ptrdiff_t most_ahead = 64;

    /// The descriptor stays the caller's.
    explicit LineReader(int descriptor);

    enum class End
    {
        of_input,
        hung_up, ///< the terminal is gone: nobody has ended the input
        stopped,
        line_too_long
    };

    /// Reads until one of the ends. `on_line` gets each line without its end, a last one without
    /// line feed included, unless a hang-up has cut it off.
    End run(const std::function<void(std::string_view)>& on_line);

    [[nodiscard]] bool is_terminal() const { return is_terminal_; }

    /// A line that was given out has been dealt with. Any thread.
    void done() { room_.release(); }

    /// Ends `run`. Any thread.
    void stop();

  private:
    bool wait_for_input();
    bool wait_for_room();
    std::string_view read_chunk();
    [[nodiscard]] bool has_hung_up() const;
    bool give_out(ipc::LineBuffer& lines, const std::function<void(std::string_view)>& on_line);

    int descriptor_;
    bool is_terminal_; ///< asked at the start: one that is gone no longer says so
    base::Descriptor stop_event_;
    std::array<char, 4096> chunk_{};
    int read_error_ = 0; ///< of the last chunk
    std::atomic<bool> stopped_ = false;
    std::counting_semaphore<> room_{most_ahead};
};

} // namespace app
