#include "core/prover/solver.hpp"

#include "core/prover/key.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace prover {

namespace {

bool decided(const Standing& standing, int bound)
{
    return standing.lower >= bound || standing.upper < bound;
}

} // namespace

bool Standing::answers(const Goal& goal) const
{
    if (!goal.at_least && !goal.below) {
        return exact();
    }
    return (!goal.at_least || decided(*this, *goal.at_least)) &&
           (!goal.below || decided(*this, *goal.below));
}

/// One call of run().
class Solver::Run
{
  public:
    Run(Prover& prover,
        const engine::Board& board,
        const Goal& goal,
        const Limits& limits,
        const Way& way)
        : prover_(prover)
        , board_(board)
        , goal_(goal)
        , limits_(limits)
        , way_(way)
    {
    }

    Standing from(Standing standing)
    {
        standing_ = standing;
        const int stones = engine::stones_on(board_);
        standing_.lower = std::max(standing_.lower, -stones);
        standing_.upper = std::min(standing_.upper, stones);
        while (!standing_.answers(goal_) && standing_.turns < way_.most_turns && !ended_) {
            const int turns = standing_.turns + 1;
            // What one of them proves may be what the other waits for.
            while (try_claim(Kind::at_least, turns) || try_claim(Kind::below, turns)) {
            }
            if (!ended_ && !standing_.answers(goal_)) {
                standing_.turns = turns;
                tell(turns);
            }
        }
        return standing_;
    }

  private:
    /// The bound to try now; nothing if there is none of this kind.
    [[nodiscard]] std::optional<int> bound(Kind kind) const
    {
        if (!goal_.at_least && !goal_.below) {
            const int wanted = kind == Kind::at_least ? way_.guess : way_.guess + 1;
            return std::clamp(wanted, standing_.lower + 1, standing_.upper);
        }
        const auto asked = kind == Kind::at_least ? goal_.at_least : goal_.below;
        return asked && !decided(standing_, *asked) ? asked : std::nullopt;
    }

    /// True if it changed what is known.
    bool try_claim(Kind kind, int turns)
    {
        const auto claimed = standing_.answers(goal_) ? std::nullopt : bound(kind);
        if (!claimed || ended_ || vain(kind) == std::pair(*claimed, turns)) {
            return false;
        }
        Limits left = limits_;
        left.nodes -= std::min(limits_.nodes, spent_);
        const Claim claim{kind, *claimed};
        const Outcome outcome = prover_.prove(board_, claim, {turns, turns}, left, way_.threads);
        spent_ += outcome.nodes;
        standing_.nodes += outcome.nodes;
        ended_ = outcome.ended;
        if (outcome.verdict == Verdict::unknown) {
            vain(kind) = {*claimed, turns};
            return false;
        }
        const bool holds = outcome.verdict == Verdict::proved;
        if (holds == (kind == Kind::at_least)) {
            standing_.lower = std::max(standing_.lower, *claimed);
        } else {
            standing_.upper = std::min(standing_.upper, *claimed - 1);
        }
        standing_.turns = standing_.answers(goal_) ? turns : turns - 1;
        tell(turns);
        return true;
    }

    /// The last bound and depth that were tried in vain.
    std::pair<int, int>& vain(Kind kind) { return kind == Kind::below ? vain_[1] : vain_[0]; }

    void tell(int depth) const
    {
        if (way_.told) {
            way_.told(standing_, depth);
        }
    }

    Prover& prover_;
    const engine::Board& board_;
    const Goal& goal_;
    const Limits& limits_;
    const Way& way_;
    Standing standing_;
    std::uint64_t spent_ = 0;
    bool ended_ = false;
    std::array<std::pair<int, int>, 2> vain_{}; ///< by kind
};

Standing Solver::run(const engine::Board& board,
                     const Goal& goal,
                     const Standing& from,
                     const Limits& limits,
                     const Way& way)
{
    return Run(prover_, board, goal, limits, way).from(from);
}

namespace {

std::optional<int>
value_of(const engine::Board& board, const ProofTable& table, const engine::ExactValues* known)
{
    if (known != nullptr && engine::stones_on(board) <= known->most_stones_known()) {
        return known->probe(board);
    }
    const auto facts = table.find(key_of(board));
    return facts && facts->lower == facts->upper ? std::optional(facts->lower) : std::nullopt;
}

/// A slot that keeps the value, -1 if none is known.
int keeping_slot(const engine::Board& board,
                 int value,
                 const ProofTable& table,
                 const engine::ExactValues* known)
{
    for (int slot = 0; slot < engine::slots; ++slot) {
        if (board.stones(slot) == 0) {
            continue;
        }
        const engine::Step step = engine::play(board, slot);
        const auto rest =
            step.next == engine::Next::over ? std::optional(0) : value_of(step.board, table, known);
        if (rest && step.gain + (step.next == engine::Next::same ? *rest : -*rest) == value) {
            return slot;
        }
    }
    return -1;
}

} // namespace

std::vector<int> proved_line(const engine::Board& board,
                             int value,
                             const ProofTable& table,
                             const engine::ExactValues* known)
{
    constexpr std::size_t longest = 60;
    std::vector<int> line;
    engine::Board now = board;
    while (line.size() < longest) {
        const int slot = keeping_slot(now, value, table, known);
        if (slot < 0) {
            break;
        }
        line.push_back(slot);
        const engine::Step step = engine::play(now, slot);
        if (step.next == engine::Next::over) {
            break;
        }
        value = step.next == engine::Next::same ? value - step.gain : step.gain - value;
        now = step.board;
    }
    return line;
}

} // namespace prover
