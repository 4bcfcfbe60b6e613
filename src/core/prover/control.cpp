#include "core/prover/control.hpp"

#include <algorithm>

namespace prover {

std::uint64_t Control::allowance()
{
    if (held_.load(std::memory_order_relaxed)) {
        stand_still();
    }
    if (ended() || limits_.stop.stop_requested() ||
        std::chrono::steady_clock::now() >= limits_.deadline) {
        end();
        return 0;
    }
    const std::uint64_t before = nodes_.fetch_add(portion, std::memory_order_relaxed);
    if (before >= limits_.nodes) {
        end();
        return 0;
    }
    return std::min(portion, limits_.nodes - before);
}

void Control::begin_work()
{
    const std::scoped_lock lock(mutex_);
    ++working_;
}

void Control::end_work()
{
    const std::scoped_lock lock(mutex_);
    --working_;
    changed_.notify_all();
}

bool Control::wait_for_end(std::chrono::milliseconds wait)
{
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, wait, [this] { return working_ == 0; });
}

void Control::stand_still()
{
    std::unique_lock lock(mutex_);
    ++standing_;
    changed_.notify_all();
    changed_.wait(lock, [this] { return !held_.load(std::memory_order_relaxed); });
    --standing_;
}

void Control::hold()
{
    std::unique_lock lock(mutex_);
    held_.store(true, std::memory_order_relaxed);
    changed_.wait(lock, [this] { return standing_ == working_; });
}

void Control::release()
{
    const std::scoped_lock lock(mutex_);
    held_.store(false, std::memory_order_relaxed);
    changed_.notify_all();
}

} // namespace prover
