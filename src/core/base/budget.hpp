// How long something may work: a number of steps and a wish to stop that may come from another
// thread.
#pragma once

#include <cstdint>
#include <limits>
#include <stop_token>
#include <utility>

namespace base {

class Budget
{
  public:
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    explicit Budget(std::uint64_t steps = unlimited, std::stop_token stop = {})
        : left_(steps)
        , stop_(std::move(stop))
    {
    }

    /// Takes `steps` from the budget. False once it is used up or somebody asked to stop; then the
    /// work must end.
    [[nodiscard]] bool spend(std::uint64_t steps = 1)
    {
        if (steps > left_) {
            left_ = 0;
            return false;
        }
        if (left_ != unlimited) {
            left_ -= steps;
        }
        return !stop_.stop_requested();
    }

    [[nodiscard]] std::uint64_t left() const { return left_; }
    [[nodiscard]] bool stop_requested() const { return stop_.stop_requested(); }
    [[nodiscard]] const std::stop_token& stop_token() const { return stop_; }

  private:
    std::uint64_t left_;
    std::stop_token stop_;
};

} // namespace base
