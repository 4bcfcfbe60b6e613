// Finds the value of a board, or what was asked about it, by proving single bounds deeper and
// deeper.
#pragma once

#include "core/prover/prover.hpp"

#include <optional>
#include <vector>

namespace prover {

/// What is to be found out; with neither bound the exact value.
struct Goal
{
    std::optional<int> at_least; ///< whether the value is so much
    std::optional<int> below;    ///< whether it is less

    bool operator==(const Goal&) const = default;
};

/// What is proved of the value of a board.
struct Standing
{
    int lower = -most_stones;
    int upper = most_stones;
    int turns = 0; ///< the depth looked at to its end, or that which gave the answer
    std::uint64_t nodes = 0;

    [[nodiscard]] bool exact() const { return lower == upper; }
    [[nodiscard]] bool answers(const Goal& goal) const;

    bool operator==(const Standing&) const = default;
};

class Solver
{
  public:
    struct Way
    {
        int guess = 0;        ///< the first bounds tried for an exact value are at it
        unsigned threads = 1; ///< 1..256
        int most_turns = Prover::most_turns;
        /// Hears of each depth looked at to its end and of each bound proved at a depth.
        std::function<void(const Standing&, int depth)> told = {};
    };

    /// All must outlive the solver.
    explicit Solver(Prover& prover)
        : prover_(prover)
    {
    }

    /// Goes on from what is proved already, to the goal or until the limits end it. A claim and its
    /// opposite take turns, a depth each.
    [[nodiscard]] Standing run(const engine::Board& board,
                               const Goal& goal,
                               const Standing& from,
                               const Limits& limits,
                               const Way& way);

  private:
    class Run;
    Prover& prover_;
};

/// Moves from a board whose value is known, as far as it is known of a next board that it keeps the
/// value; each slot seen by who plays it.
[[nodiscard]] std::vector<int> proved_line(const engine::Board& board,
                                           int value,
                                           const ProofTable& table,
                                           const engine::ExactValues* known);

} // namespace prover
