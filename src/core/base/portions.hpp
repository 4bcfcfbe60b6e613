// What one thread has of an amount that several share and that is handed out in portions, so that
// they seldom meet.
#pragma once

#include <atomic>
#include <cstdint>

namespace base {

class Portions
{
  public:
    /// Takes one. `more` gives the next portion, or 0: then there is nothing to take any more, and
    /// it is not asked again.
    template <typename More>
    [[nodiscard]] bool take(More more)
    {
        if (left_ == 0) {
            left_ = is_over_ ? 0 : more();
            is_over_ = left_ == 0;
            if (is_over_) {
                return false;
            }
        }
        --left_;
        taken_.store(taken() + 1, std::memory_order_relaxed); // no other thread writes
        return true;
    }

    [[nodiscard]] bool is_over() const { return is_over_; }
    /// From any thread.
    [[nodiscard]] std::uint64_t taken() const { return taken_.load(std::memory_order_relaxed); }

  private:
    std::atomic<std::uint64_t> taken_{0};
    std::uint64_t left_ = 0;
    bool is_over_ = false;
};

} // namespace base
