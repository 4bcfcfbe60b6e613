#include "app/glue/analyser.hpp"

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

} // namespace

Analyser::Analyser(const engine::ExactValues* known, std::size_t memory)
    : known_(known)
    , net_(engine::built_in_weights())
    , search_(net_, known, memory)
{
}

Analysis Analyser::run(const Task& task, const std::function<void(const Analysis&)>& told)
{
    const auto begin = Clock::now();
    const auto spent = [&] {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
    };
    if (task.memory == Memory::fresh) {
        search_.forget();
    }
    const engine::Board board = engine::packed(task.position);
    const bool is_known = known_ != nullptr && known_->probe(board).has_value();
    std::stop_source enough;
    const std::stop_callback told_to_stop(task.stop, [&] { enough.request_stop(); });
    engine::Limits limits{.nodes = task.budget.nodes, .stop = enough.get_token()};
    if (task.budget.time) {
        limits.deadline = begin + *task.budget.time;
    }
    std::optional<Analysis> last;
    Slots line;
    const engine::Report end = search_.run(board, limits, task.threads, [&](engine::Report report) {
        if (last && last->is_proved()) {
            return; // deeper says nothing new
        }
        line = whole_line(report.line, line, board, known_);
        report.line = line;
        last = analysis_of(task.position, report);
        last->time = spent();
        if (is_known || report.certainty == engine::Certainty::proved) {
            last->certainty = Certainty::proved;
            enough.request_stop();
        }
        if (told) {
            told(*last);
        }
    });
    if (!last) { // stopped at once: a move, but nothing is known of it
        last = analysis_of(task.position, end);
    }
    // The move and the value of a depth that was broken off are half of one and half of another.
    last->nodes = last->is_proved() ? last->nodes : end.nodes;
    last->time = last->is_proved() ? last->time : spent();
    return *last;
}

} // namespace glue
