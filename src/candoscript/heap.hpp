// How much the values of one script may take, and how much work they made. Every text and table
// belongs to one heap and must go before it.
#pragma once

#include "candoscript/failure.hpp"

#include <cstddef>
#include <cstdint>

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
        used_ += bytes;
        add_work(bytes);
    }
    void give_back(std::size_t bytes) noexcept { used_ -= bytes; }
    [[nodiscard]] std::size_t used() const { return used_; }

    /// Bytes that a command touched beyond its own share; the interpreter charges them as commands,
    /// so that a few heavy commands cannot outlast the budget.
    void add_work(std::size_t bytes) noexcept
    {
        work_ += static_cast<std::int64_t>(bytes / bytes_per_command);
    }
    [[nodiscard]] std::int64_t work() const { return work_; }
    void clear_work() { work_ = 0; }

  private:
    static constexpr std::size_t bytes_per_command = 64;

    std::size_t used_ = 0;
    std::int64_t work_ = 0;
};

} // namespace candoscript
