#include "app/glue/analyser.hpp"

namespace glue {

namespace {

using Clock = std::chrono::steady_clock;

/// A line of slots as moves of the two players.
std::vector<mancala::Move>
moves_of(engine::Board board, mancala::Player mover, const std::vector<int>& slots)
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
    const engine::Report end =
        search_.run(board, limits, task.threads, [&](const engine::Report& report) {
            if (last && last->is_proved()) {
                return; // deeper says nothing new
            }
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
