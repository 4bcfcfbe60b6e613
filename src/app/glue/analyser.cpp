#include "app/glue/analyser.hpp"

#include "app/glue/board_proof.hpp"
#include "core/engine/known_play.hpp"
#include "core/engine/memory.hpp"

#include <algorithm>
#include <unordered_set>

namespace glue {

namespace {

using Clock = std::chrono::steady_clock;
using Slots = std::vector<int>; ///< a line

/// A line of slots as moves of the two players.
std::vector<mancala::Move> moves_of(engine::Board board, mancala::Player mover, const Slots& slots)
{
    std::vector<mancala::Move> moves;
    for (const int slot : slots) {
        moves.push_back({mover, engine::pit_at(slot, mover)});
        const engine::Step step = engine::play(board, slot);
        board = step.board;
        mover = step.next == engine::Next::other ? other(mover) : mover;
    }
    return moves;
}

/// Goes on where a line has come to boards whose worth is known, as Meister plays there: to the
/// game's end, or to a board that comes again.
Slots gone_on(Slots line, const engine::Board& board, const engine::ExactValues& known)
{
    constexpr std::size_t longest = 60;
    const engine::Limits each{.nodes = 500}; // so that a line costs some tenths at most
    std::unordered_set<std::uint64_t> passed;
    std::uint64_t turned = 0; // 1 while the other is to move: his boards are others
    engine::Step step{.board = board};
    const auto play = [&](int slot) {
        step = engine::play(step.board, slot);
        turned ^= step.next == engine::Next::other ? 1U : 0U;
    };
    const auto is_new = [&] { return passed.insert(key_of(step.board) ^ turned).second; };
    for (const int slot : line) {
        is_new();
        play(slot);
    }
    while (step.next != engine::Next::over && line.size() < longest && is_new()) {
        const auto slot = engine::known_move(known, step.board, each);
        if (!slot) {
            break;
        }
        line.push_back(*slot);
        play(*slot);
    }
    return line;
}

/// The line of a depth as far as it can be told. What the memory has forgotten of it, the depth
/// before may have told already.
Slots whole_line(const Slots& found,
                 const Slots& before,
                 const engine::Board& board,
                 const engine::ExactValues* known)
{
    const bool is_part =
        found.size() < before.size() && std::equal(found.begin(), found.end(), before.begin());
    const Slots& line = is_part ? before : found;
    if (known == nullptr) {
        return line;
    }
    // To keep the value is not all where it is known from the start: Meister does not circle.
    Slots way = gone_on({}, board, *known);
    return way.empty() ? gone_on(line, board, *known) : way;
}

int hundredths(int parts)
{
    constexpr int stone = 100;
    const int doubled = parts * stone * 2 / engine::unit;
    return (doubled + (doubled < 0 ? -1 : 1)) / 2;
}

Analysis analysis_of(const mancala::Position& position, const engine::Report& report)
{
    constexpr int stone = 100;
    Analysis analysis;
    analysis.position = position;
    analysis.depth = report.turns;
    analysis.value = hundredths(report.value) + stone * mancala::margin(position, position.to_move);
    analysis.line = moves_of(engine::packed(position), position.to_move, report.line);
    analysis.nodes = report.nodes;
    return analysis;
}

/// Whole stones; half a one goes away from 0.
int rounded(int parts)
{
    return (2 * parts + (parts < 0 ? -engine::unit : engine::unit)) / (2 * engine::unit);
}

/// So many boards the proof may look at while the search looks at so many. Each of them costs some
/// times more. Most of what can be proved takes few, so the first come soon.
constexpr std::uint64_t first_proof = 65'536;
constexpr std::uint64_t later_proof = 4; ///< a fourth of the search's

std::uint64_t proof_share(std::uint64_t searched)
{
    return std::max(std::min(searched, first_proof), searched / later_proof);
}

/// What remains for the search of a budget, so that both together use it up.
std::uint64_t search_share(std::uint64_t nodes)
{
    const std::uint64_t proof =
        std::max(std::min(nodes / 2, first_proof), nodes / (later_proof + 1));
    return nodes == AnalysisBudget::unlimited ? nodes : nodes - proof;
}

} // namespace

/// One call of run().
class Analyser::Run
{
  public:
    Run(Analyser& analyser, const Task& task, const std::function<void(const Analysis&)>& told)
        : known_(analyser.known_)
        , search_(analyser.search_)
        , proof_(*analyser.proof_)
        , task_(task)
        , told_(told)
        , board_(engine::packed(task.position))
        , is_known_(known_ != nullptr && known_->probe(board_).has_value())
        , proves_(!is_known_ && proof_.is_in_reach(board_))
        , told_to_stop_(task.stop, [this] { enough_.request_stop(); })
    {
        limits_.stop = enough_.get_token();
        limits_.nodes = proves_ ? search_share(task.budget.nodes) : task.budget.nodes;
        if (task.budget.time) {
            limits_.deadline = begin_ + *task.budget.time;
        }
    }

    Analysis whole()
    {
        if (proves_) {
            proof_.begin(board_);
        }
        const engine::Report end =
            search_.run(board_, limits_, task_.threads,
                        [&](engine::Report report) { take(std::move(report)); });
        if (!last_) { // stopped at once: a move, but nothing is known of it
            last_ = analysis_of(task_.position, end);
        }
        searched_ = end.nodes;
        prove(task_.budget.nodes);
        // The move and the value of a depth that was broken off are half of one and half of
        // another.
        if (!last_->is_proved()) {
            count();
        }
        return *last_;
    }

  private:
    /// A depth that is done.
    void take(engine::Report report)
    {
        if (last_ && last_->is_proved()) {
            return; // deeper says nothing new
        }
        line_ = whole_line(report.line, line_, board_, known_);
        report.line = line_;
        searched_ = report.nodes;
        guess_ = rounded(report.value);
        last_ = analysis_of(task_.position, report);
        if (is_known_ || report.certainty == engine::Certainty::proved) {
            last_->certainty = Certainty::proved;
            enough_.request_stop();
        }
        tell();
        prove(searched_ + proof_share(searched_));
    }

    /// Goes on with the proof until it and the search have looked at so many boards together.
    void prove(std::uint64_t together)
    {
        const std::uint64_t most = std::min(together, task_.budget.nodes);
        const std::uint64_t done = searched_ + nodes_of_proof();
        if (!proves_ || last_->is_proved() || most <= done || enough_.stop_requested()) {
            return;
        }
        const prover::Limits limits{most - done, limits_.deadline, limits_.stop};
        proof_.go_on(guess_, limits);
        if (const auto value = proof_.value()) {
            take_proof(*value, proof_.line(limits));
        }
    }

    void take_proof(int value, Slots line)
    {
        constexpr int stone = 100;
        const mancala::Position& position = task_.position;
        last_->value = stone * (value + mancala::margin(position, position.to_move));
        last_->certainty = Certainty::proved;
        if (!line.empty()) {
            line = known_ == nullptr ? std::move(line) : gone_on(std::move(line), board_, *known_);
            last_->line = moves_of(board_, position.to_move, line);
        }
        enough_.request_stop();
        tell();
    }

    void tell()
    {
        count();
        if (told_) {
            told_(*last_);
        }
    }

    void count()
    {
        last_->nodes = searched_ + nodes_of_proof();
        last_->time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin_);
    }

    [[nodiscard]] std::uint64_t nodes_of_proof() const { return proves_ ? proof_.nodes() : 0; }

    const engine::ExactValues* known_;
    engine::Search& search_;
    BoardProof& proof_;
    const Task& task_;
    const std::function<void(const Analysis&)>& told_;
    Clock::time_point begin_ = Clock::now();
    engine::Board board_;
    bool is_known_;
    bool proves_; ///< a proof is tried
    std::stop_source enough_;
    std::stop_callback<std::function<void()>> told_to_stop_;
    engine::Limits limits_;
    std::uint64_t searched_ = 0; ///< boards, without those of the proof
    int guess_ = 0;
    Slots line_;
    std::optional<Analysis> last_;
};

Analyser::Analyser(const engine::ExactValues* known, std::size_t memory)
    : known_(known)
    , net_(engine::built_in_weights())
    , search_(net_, known, memory)
    , proof_(std::make_unique<BoardProof>(net_, known))
{
}

Analyser::~Analyser() = default;

Analysis Analyser::run(const Task& task, const std::function<void(const Analysis&)>& told)
{
    if (task.memory == Memory::fresh) {
        search_.forget();
        proof_->forget();
    }
    return Run(*this, task, told).whole();
}

} // namespace glue
