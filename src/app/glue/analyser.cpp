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
    if (task.memory == Memory::fresh) {
        search_.forget();
    }
    const engine::Board board = engine::packed(task.position);
    const bool is_known = known_ != nullptr && known_->probe(board).has_value();
    const auto in_words = [&](const engine::Report& report) {
        Analysis analysis = analysis_of(task.position, report);
        const bool is_proved = is_known || report.certainty == engine::Certainty::proved;
        analysis.certainty = is_proved ? Certainty::proved : Certainty::estimated;
        analysis.time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
        return analysis;
    };
    std::stop_source enough;
    const std::stop_callback told_to_stop(task.stop, [&] { enough.request_stop(); });
    engine::Limits limits{.nodes = task.budget.nodes, .stop = enough.get_token()};
    if (task.budget.time) {
        limits.deadline = begin + *task.budget.time;
    }
    std::optional<Analysis> proved; // deeper says nothing new
    const Analysis last =
        in_words(search_.run(board, limits, task.threads, [&](const engine::Report& report) {
            if (proved) {
                return;
            }
            const Analysis analysis = in_words(report);
            if (analysis.is_proved()) {
                proved = analysis;
                enough.request_stop();
            }
            if (told) {
                told(analysis);
            }
        }));
    return proved ? *proved : last;
}

} // namespace glue
