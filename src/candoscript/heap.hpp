// How much the values of one script may take, and how much work they made. Every text and table
// belongs to one heap and must go before it.
#pragma once

#include "candoscript/failure.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace candoscript {

class Heap
{
  public:
    static constexpr std::size_t limit = std::size_t{64} << 20U;
    static constexpr std::size_t longest_text = std::size_t{1} << 20U;

    /// Throws Failure if the script would hold more than the limit.
    void take(std::size_t bytes)
    {
        if (bytes > limit - used_) {
            throw Failure{ErrorCode::out_of_memory, "out of memory: the values of a script may "
                                                    "take 64 MiB"};
        }
        add_work(bytes);
        used_ += bytes;
    }
    void give_back(std::size_t bytes) noexcept { used_ -= bytes; }
    [[nodiscard]] std::size_t used() const { return used_; }

    /// Bytes that a command touched beyond its own share; the interpreter charges them as commands,
    /// so that a few heavy commands cannot outlast the budget. Called before the work is done:
    /// throws OutOfWork if it is more than allowed, so that a single command cannot outlast it
    /// either.
    void add_work(std::size_t bytes)
    {
        const auto commands = static_cast<std::int64_t>(bytes / bytes_per_command);
        if (commands > allowed_ - work_) {
            work_ = allowed_;
            throw OutOfWork{};
        }
        work_ += commands;
    }
    [[nodiscard]] std::int64_t work() const { return work_; }
    void clear_work()
    {
        cleared_ += work_;
        work_ = 0;
    }
    void allow_work(std::uint64_t commands)
    {
        allowed_ = static_cast<std::int64_t>(std::min(commands, no_limit));
    }
    void allow_any_work() { allow_work(no_limit); }
    /// Since the heap began. For tests.
    [[nodiscard]] std::int64_t total_work() const { return cleared_ + work_; }

  private:
    static constexpr std::size_t bytes_per_command = 64;
    static constexpr std::uint64_t no_limit = std::numeric_limits<std::int64_t>::max();

    std::size_t used_ = 0;
    std::int64_t work_ = 0;
    std::int64_t cleared_ = 0;
    std::int64_t allowed_ = no_limit;
};

} // namespace candoscript
