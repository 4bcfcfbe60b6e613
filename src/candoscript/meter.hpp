// Turns executed commands into spent budget, a stretch at a time, so that the dispatch loop only
// counts down a number of its own.
#pragma once

#include "candoscript/heap.hpp"
#include "core/base/budget.hpp"

#include <algorithm>

namespace candoscript {

class Meter
{
  public:
    Meter(base::Budget& budget, Heap& heap)
        : budget_(budget)
        , heap_(heap)
    {
    }

    [[nodiscard]] std::int64_t first_grant() { return grant(); }

    /// What is left of the stretch; a new one when the commands and the heap's work used it up.
    [[nodiscard]] std::int64_t check(std::int64_t left)
    {
        return left < heap_.work() ? settle(left) : left;
    }

    /// Spends what was used and grants a new stretch. Throws OutOfWork.
    [[nodiscard]] std::int64_t settle(std::int64_t left)
    {
        const std::int64_t used = granted_ - left + heap_.work();
        heap_.clear_work();
        if (!budget_.spend(static_cast<std::uint64_t>(used))) {
            throw OutOfWork{};
        }
        return grant();
    }

  private:
    // Some 20 microseconds: a stop token is noticed that soon.
    static constexpr std::uint64_t stretch = 1024;

    std::int64_t grant()
    {
        heap_.allow_work(budget_.left());
        granted_ = static_cast<std::int64_t>(std::min(budget_.left(), stretch));
        return granted_;
    }

    base::Budget& budget_;
    Heap& heap_;
    std::int64_t granted_ = 0;
};

} // namespace candoscript
