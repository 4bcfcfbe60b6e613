// The results of pairs of games, each from one opening and both sides. The two games of a pair hang
// together, since an opening may be won for whoever begins; the pairs do not. So what a match says
// for sure is counted in pairs.
#pragma once

#include "core/tournament/schedule.hpp"

#include <array>
#include <cstdint>
#include <numeric>
#include <optional>

namespace tournament {

class Pairs
{
  public:
    /// By the points of the first player: 0, 1/2, 1, 1 1/2, 2.
    using Counts = std::array<std::uint64_t, 5>;

    Pairs() = default;
    explicit Pairs(const Counts& counts)
        : counts_(counts)
    {
    }

    /// The next game in the order of the schedule; the first player's points in it, doubled: 0..2.
    void add(Sides sides, unsigned doubled_points)
    {
        if (sides == Sides::as_named) {
            open_ = doubled_points;
        } else if (open_) {
            ++counts_.at(*open_ + doubled_points);
            open_.reset();
        }
    }

    [[nodiscard]] const Counts& counts() const { return counts_; }
    /// Pairs of which both games are over.
    [[nodiscard]] std::uint64_t whole() const
    {
        return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
    }
    /// The doubled points of a game whose second half is still to come.
    [[nodiscard]] std::optional<unsigned> open() const { return open_; }

  private:
    Counts counts_{};
    std::optional<unsigned> open_;
};

} // namespace tournament
