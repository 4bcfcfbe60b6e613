#include "core/engine/search.hpp"

#include "core/engine/worker.hpp"

#include <memory>
#include <thread>

namespace engine {

namespace {

/// Deepens turn by turn until the effort ends; the others of a search do so for the memory alone.
void deepen(Worker& worker, const Board& board, int from, int to)
{
    for (int turns = from; turns <= to && !worker.ended(); ++turns) {
        static_cast<void>(worker.root(board, turns));
    }
}

/// However its scope is left, the helpers end; else those who wait for them would wait long.
class Ending
{
  public:
    explicit Ending(Effort& effort)
        : effort_(effort)
    {
    }
    ~Ending() { effort_.end(); }
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;

  private:
    Effort& effort_;
};

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
    std::vector<std::unique_ptr<Worker>> workers;
    std::vector<std::jthread> helpers;
    const Ending ending(effort); // before they are waited for
    for (unsigned i = 0; i < threads; ++i) {
        workers.push_back(std::make_unique<Worker>(around));
    }
    for (unsigned i = 1; i < threads; ++i) {
        // Every second one is a turn ahead, so that they do not all do the same.
        helpers.emplace_back([&, i] {
            deepen(*workers[i], board, 1 + static_cast<int>(i % 2), Limits::most_turns);
        });
    }
    Report report;
    report.slot = first_filled(board);
    Worker& own = *workers.front();
    const auto count_nodes = [&] { report.nodes = own.nodes(); };
    for (int turns = 1;
         turns <= limits.turns && !own.ended() && report.certainty == Certainty::estimated;
         ++turns) {
        if (const auto root = own.root(board, turns)) {
            report.slot = root->slot;
            report.value = root->value;
            report.certainty = root->certainty;
        }
        effort.first_depth_is_done();
        report.turns = own.ended() ? report.turns : turns;
        count_nodes();
        if (told && !own.ended()) {
            report.line = line_from(board, report.slot);
            told(report);
        }
    }
    effort.end();
    helpers.clear();
    report.nodes = 0;
    for (const auto& worker : workers) {
        report.nodes += worker->nodes();
    }
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
