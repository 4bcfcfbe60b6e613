#include "core/engine/effort.hpp"

#include <algorithm>

namespace engine {

std::uint64_t Effort::allowance()
{
    if (ended_.load(std::memory_order_relaxed) || limits_.stop.stop_requested()) {
        end();
        return 0;
    }
    if (std::chrono::steady_clock::now() >= limits_.deadline) {
        return beyond_limits();
    }
    const std::uint64_t before = handed_out_.fetch_add(portion, std::memory_order_relaxed);
    return before >= limits_.nodes ? beyond_limits() : std::min(portion, limits_.nodes - before);
}

/// One by one, so that nothing is left over when the first depth is done.
std::uint64_t Effort::beyond_limits()
{
    if (!first_depth_done_.load(std::memory_order_relaxed)) {
        return 1;
    }
    end();
    return 0;
}

} // namespace engine
