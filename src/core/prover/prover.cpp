#include "core/prover/prover.hpp"

#include "core/prover/worker.hpp"

#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace prover {

namespace {

/// However its scope is left, the workers end; else those who wait for them would wait for ever.
class Ending
{
  public:
    explicit Ending(Control& control)
        : control_(control)
    {
    }
    ~Ending() { control_.end(); }
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;

  private:
    Control& control_;
};

/// The workers stand still as long as it lives.
class Holding
{
  public:
    explicit Holding(Control& control)
        : control_(control)
    {
        control_.hold();
    }
    ~Holding() { control_.release(); }
    Holding(const Holding&) = delete;
    Holding& operator=(const Holding&) = delete;

  private:
    Control& control_;
};

} // namespace

/// One call of prove().
class Prover::Run
{
  public:
    Run(const Help& help, ProofTable& table, const Limits& limits, unsigned threads)
        : control_(limits)
        , busy_(threads > 1 ? std::make_unique<Busy>() : nullptr)
        , around_{help.evaluation, help.known, table, control_, busy_.get()}
    {
        for (unsigned i = 0; i < threads; ++i) {
            workers_.push_back(std::make_unique<Worker>(around_));
        }
    }

    /// On this thread alone.
    void work(const engine::Board& board, Claim claim, Depths depths)
    {
        deepen(*workers_.front(), board, claim, depths);
    }

    /// On threads of their own, while this one tells.
    void work_beside(const engine::Board& board, Claim claim, Depths depths, const Prover& prover)
    {
        outcome_.turns = depths.from - 1;
        std::vector<std::jthread> threads;
        const Ending ending(control_); // before they are waited for
        for (const auto& worker : workers_) {
            control_.begin_work();
            threads.emplace_back([&, claim, depths] {
                deepen(*worker, board, claim, depths);
                control_.end_work();
            });
        }
        const auto pause = prover.tell_ ? prover.pause_ : std::chrono::hours(1);
        while (!control_.wait_for_end(pause)) {
            if (prover.tell_) {
                const Holding holding(control_);
                prover.tell_({.turns = turns(), .nodes = prover.spent_ + control_.nodes()});
            }
        }
    }

    [[nodiscard]] Outcome outcome(const Depths& depths) const
    {
        Outcome outcome = outcome_;
        outcome.nodes = 0;
        for (const auto& worker : workers_) {
            outcome.nodes += worker->nodes();
        }
        outcome.ended = outcome.verdict == Verdict::unknown && outcome.turns < depths.to;
        return outcome;
    }

  private:
    void deepen(Worker& worker, const engine::Board& board, Claim claim, const Depths& depths)
    {
        for (int turns = depths.from; turns <= depths.to && !control_.ended(); ++turns) {
            const Verdict verdict = worker.root(board, claim, turns);
            const std::scoped_lock lock(mutex_);
            if (control_.ended() || worker.ended()) {
                return; // another was faster, or there was no time
            }
            if (verdict != Verdict::unknown) {
                outcome_ = {.verdict = verdict, .turns = turns};
                control_.end();
                return;
            }
            outcome_.turns = std::max(outcome_.turns, turns);
        }
    }

    [[nodiscard]] int turns() const
    {
        const std::scoped_lock lock(mutex_);
        return outcome_.turns + 1;
    }

    Control control_;
    std::unique_ptr<Busy> busy_;
    Surroundings around_;
    std::vector<std::unique_ptr<Worker>> workers_;
    mutable std::mutex mutex_;
    Outcome outcome_;
};

Outcome Prover::prove(
    const engine::Board& board, Claim claim, Depths depths, const Limits& limits, unsigned threads)
{
    table_.grow_older();
    Run run(help_, table_, limits, threads);
    if (threads == 1 && !tell_) {
        run.work(board, claim, depths);
    } else {
        run.work_beside(board, claim, depths, *this);
    }
    const Outcome outcome = run.outcome(depths);
    spent_ += outcome.nodes;
    return outcome;
}

} // namespace prover
