// What the threads of a search may spend together, and when they have to end.
#pragma once

#include "core/engine/search.hpp"

#include <atomic>
#include <cstdint>
#include <optional>

namespace engine {

/// The limits of a search and what its threads have spent of them together.
class Effort
{
  public:
    explicit Effort(const Limits& limits)
        : limits_(limits)
    {
    }

    /// Takes from the nodes; how many may be looked at before asking again, 0 for an end.
    [[nodiscard]] std::uint64_t allowance();
    [[nodiscard]] std::optional<int> lead() const { return limits_.lead; }
    [[nodiscard]] int tolerance() const { return limits_.tolerance; }
    /// Null where there are none.
    [[nodiscard]] const Spent* spent() const
    {
        return limits_.spent.none() ? nullptr : &limits_.spent;
    }
    void end() { ended_.store(true, std::memory_order_relaxed); }
    /// Until then a stop alone ends the search.
    void first_depth_is_done() { first_depth_done_.store(true, std::memory_order_relaxed); }

    /// Nodes are handed out in such portions; so often somebody looks at clock and stop.
    static constexpr std::uint64_t portion = 1024;

  private:
    [[nodiscard]] std::uint64_t beyond_limits();

    const Limits& limits_;
    std::atomic<std::uint64_t> handed_out_{0};
    std::atomic<bool> first_depth_done_{false};
    std::atomic<bool> ended_{false};
};

} // namespace engine
