// Lines to a file descriptor from a thread of its own: a terminal that is stopped or a pipe that
// nobody reads must not hold up the game.
#pragma once

#include "core/base/descriptor.hpp"

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

namespace app {

/// What happens when nobody reads any more.
enum class BrokenPipe
{
    ends_program, ///< as of any program in a pipe
    is_ignored    ///< the lines were a courtesy
};

class LineWriter
{
  public:
    /// The most that waits to be written; lines beyond it are dropped.
    static constexpr std::size_t capacity = 1024UL * 1024;

    /// The descriptor stays the caller's.
    explicit LineWriter(int descriptor, BrokenPipe broken = BrokenPipe::ends_program);
    /// Gives the reader a short time to take what is left.
    ~LineWriter();
    LineWriter(const LineWriter&) = delete;
    LineWriter& operator=(const LineWriter&) = delete;

    /// Never blocks. The line is given without its end; there may be several. Control characters
    /// are written as \xNN.
    void write(std::string_view line);

  private:
    void work(const std::stop_token& end, BrokenPipe broken);
    std::string take(const std::stop_token& end);
    bool write_all(std::string_view bytes);

    int descriptor_;
    base::Descriptor give_up_; ///< readable when the time at the end is over
    std::mutex mutex_;
    std::condition_variable_any lines_wait_;
    std::condition_variable all_written_;
    std::string waiting_;  ///< guarded by mutex_
    bool writing_ = false; ///< guarded by mutex_
    std::jthread worker_;
};

} // namespace app
