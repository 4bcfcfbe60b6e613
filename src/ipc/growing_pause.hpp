// How long to wait after each further failure: twice as long each time, up to a most. A value;
// whoever waits has the clock.
#pragma once

#include <algorithm>
#include <chrono>

namespace ipc {

struct PauseLimits
{
    std::chrono::milliseconds first;
    std::chrono::milliseconds most;
};

class GrowingPause
{
  public:
    explicit GrowingPause(const PauseLimits& limits)
        : limits_(limits)
        , next_(limits.first)
    {
    }

    /// After one more failure.
    [[nodiscard]] std::chrono::milliseconds next()
    {
        const auto pause = next_;
        next_ = std::min(next_ * 2, limits_.most);
        return pause;
    }

    /// After a success.
    void reset() { next_ = limits_.first; }

  private:
    PauseLimits limits_;
    std::chrono::milliseconds next_;
};

} // namespace ipc
