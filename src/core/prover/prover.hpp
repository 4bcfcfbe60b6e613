// Proves claims about boards that are in no endgame table. `Prover` proves one claim, `Solver`
// (solver.hpp) finds a value.
#pragma once

#include "core/engine/evaluation.hpp"
#include "core/prover/control.hpp"
#include "core/prover/proof_table.hpp"

#include <chrono>
#include <functional>

namespace prover {

/// How far a proof is.
struct Progress
{
    int turns = 0;           ///< the depth being looked at
    std::uint64_t nodes = 0; ///< of all that the prover was asked so far
};

struct Outcome
{
    Verdict verdict = Verdict::unknown;
    int turns = 0; ///< the depth that decided, or the last that was looked at to its end
    std::uint64_t nodes = 0;
    bool ended = false; ///< by the limits
};

/// Two verdicts are exact, for ever and for any path; the third says only that the limits or the
/// depth did not suffice. Values are those of the endgame tables: endless play counts 0.
class Prover
{
  public:
    struct Help
    {
        const engine::Evaluation& evaluation; ///< says which moves to try first, decides nothing
        const engine::ExactValues* known;     ///< may be null
    };
    static constexpr int most_turns = 120;

    /// All must outlive the prover.
    Prover(const Help& help, ProofTable& table)
        : help_(help)
        , table_(table)
    {
    }

    struct Depths
    {
        int from = 1;
        int to = most_turns;
    };
    /// A board on which the game is not over, with at most `most_stones`. Deeper and deeper, until
    /// there is a verdict. With one thread the same on any machine.
    [[nodiscard]] Outcome prove(const engine::Board& board,
                                Claim claim,
                                Depths depths,
                                const Limits& limits,
                                unsigned threads = 1);

    /// `tell` is called on the thread of prove(), about so often. While it runs the others stand
    /// still, so that it may copy the table. What it throws ends the proof and reaches the caller.
    void tell_each(std::chrono::milliseconds pause, std::function<void(const Progress&)> tell)
    {
        pause_ = pause;
        tell_ = std::move(tell);
    }

  private:
    class Run;

    Help help_;
    ProofTable& table_;
    std::chrono::milliseconds pause_{0};
    std::function<void(const Progress&)> tell_;
    std::uint64_t spent_ = 0; ///< nodes of the calls of prove() that are done
};

} // namespace prover
