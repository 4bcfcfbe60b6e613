#include "core/engine/search.hpp"

#include "core/engine/worker.hpp"

#include <algorithm>
#include <memory>
#include <system_error>
#include <thread>
#include <utility>

namespace engine {

namespace {

/// The other threads of a search. They deepen for the memory alone, until the effort ends.
class Helpers
{
  public:
    Helpers(const Surroundings& around, const Board& board)
        : around_(around)
        , board_(board)
    {
    }
    /// However the scope is left, they end; else who waits for them would wait long.
    ~Helpers() { end(); }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

    /// Where the system has not so many threads to give, with fewer.
    void begin(unsigned count)
    {
        workers_.reserve(count);
        try {
            for (unsigned i = 0; i < count; ++i) {
                // Every second one is a turn ahead, so that they do not all do the same.
                workers_.push_back(std::make_unique<Worker>(around_));
                threads_.emplace_back([this, i] { deepen(*workers_[i], i % 2 == 0 ? 3 : 2); });
            }
        } catch (const std::system_error&) {
            return;
        }
    }

    void end()
    {
        around_.effort.end();
        threads_.clear();
    }

    /// By now.
    [[nodiscard]] std::uint64_t nodes() const
    {
        std::uint64_t nodes = 0;
        for (const auto& worker : workers_) {
            nodes += worker->nodes();
        }
        return nodes;
    }

  private:
    void deepen(Worker& worker, int from) const
    {
        for (int turns = from; turns <= Limits::most_turns && !worker.ended(); ++turns) {
            static_cast<void>(worker.root(board_, turns));
        }
    }

    const Surroundings& around_;
    const Board& board_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::vector<std::jthread> threads_;
};

/// What a depth has found; of one that was not finished, the best move alone.
void take(Report& report, Worker::Root root, bool finished)
{
    if (finished) {
        report.close = std::move(root.close);
    } else if (root.slot != report.slot) {
        report.close.clear();
    }
    report.slot = root.slot;
    report.value = root.value;
    report.certainty = root.certainty;
}

int first_filled(const Board& board)
{
    int slot = 0;
    while (board.stones(slot) == 0) {
        ++slot;
    }
    return slot;
}

} // namespace

Search::Search(const Evaluation& evaluation, const ExactValues* known, std::size_t boards)
    : evaluation_(evaluation)
    , known_(known)
    , memory_(boards)
{
}

Report Search::run(const Board& board,
                   const Limits& limits,
                   unsigned threads,
                   const std::function<void(const Report&)>& told)
{
    memory_.grow_older();
    Effort effort(limits);
    const Surroundings around{evaluation_, known_, memory_, effort};
    Worker own(around);
    Helpers helpers(around, board);
    Report report;
    report.slot = first_filled(board);
    for (int turns = 1;
         turns <= limits.turns && !own.ended() && report.certainty == Certainty::estimated;
         ++turns) {
        if (turns == 2) { // no limit ends the first depth, and where it says all there is no more
            helpers.begin(std::max(threads, 1U) - 1);
        }
        if (auto root = own.root(board, turns)) {
            take(report, *std::move(root), !own.ended());
        }
        effort.first_depth_is_done();
        report.turns = own.ended() ? report.turns : turns;
        report.nodes = own.nodes() + helpers.nodes();
        if (told && !own.ended()) {
            report.line = line_from(board, report.slot);
            told(report);
        }
    }
    helpers.end();
    report.nodes = own.nodes() + helpers.nodes();
    report.line = line_from(board, report.slot);
    return report;
}

std::vector<int> Search::line_from(const Board& board, int first) const
{
    constexpr std::size_t longest = 60;
    std::vector<int> line{first};
    Step step = play(board, first);
    while (step.next != Next::over && line.size() < longest) {
        const auto memo = memory_.find(key_of(step.board));
        if (!memo || step.board.stones(memo->slot) == 0) {
            break;
        }
        line.push_back(memo->slot);
        step = play(step.board, memo->slot);
    }
    return line;
}

} // namespace engine
