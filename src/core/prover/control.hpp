// What the threads of a proof share: how much they may do, and when they must stop or stand still.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <limits>
#include <mutex>
#include <stop_token>

namespace prover {

/// What ends a proof before its time, whichever comes first.
struct Limits
{
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max(); ///< of all threads together
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    std::stop_token stop = {};
};

class Control
{
  public:
    explicit Control(const Limits& limits)
        : limits_(limits)
    {
    }

    /// Takes from the nodes; how many a worker may look at before it asks again, 0 for an end.
    /// Waits while the workers are held.
    [[nodiscard]] std::uint64_t allowance();
    void end() { ended_.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool ended() const { return ended_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

    void begin_work();
    void end_work();
    /// Returns at the end of `wait`, or at once when no worker works any more: then true.
    bool wait_for_end(std::chrono::milliseconds wait);
    /// Returns when all workers stand still, between two boards.
    void hold();
    void release();

    /// Nodes are handed out in such portions.
    static constexpr std::uint64_t portion = 1024;

  private:
    void stand_still();

    const Limits& limits_;
    std::atomic<std::uint64_t> nodes_{0};
    std::atomic<bool> ended_{false};
    std::atomic<bool> held_{false};
    std::mutex mutex_;
    std::condition_variable changed_;
    int working_ = 0;
    int standing_ = 0;
};

} // namespace prover
