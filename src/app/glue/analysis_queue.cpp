#include "app/glue/analysis_queue.hpp"

#include "ipc/event_loop.hpp"

#include <array>
#include <cstdio>
#include <utility>

namespace glue {

namespace {

std::string answer_line(const Analysis& analysis)
{
    constexpr int stone = 100;
    std::array<char, 16> value{};
    static_cast<void>(std::snprintf(value.data(), value.size(),
                                    analysis.is_proved() ? "%.0f" : "%.2f",
                                    static_cast<double>(analysis.value) / stone));
    std::string line = value.data();
    line += " " + std::to_string(analysis.depth) + (analysis.is_proved() ? " 1" : " 0");
    for (const mancala::Move& move : analysis.line) {
        line += " " + std::to_string(move.pit.number());
    }
    return line;
}

} // namespace

void AnalysisQueue::ask(ipc::ClientId client,
                        const mancala::Position& position,
                        const AnalysisBudget& budget,
                        ipc::Answer answer)
{
    waiting_.push_back({client, position, budget, std::move(answer)});
    if (waiting_.size() == 1) {
        begin();
    }
}

void AnalysisQueue::begin()
{
    if (waiting_.empty()) {
        return;
    }
    if (!analyst_) {
        analyst_ = std::make_unique<Analyst>([this] { loop_.post([this] { on_news(); }); });
    }
    analyst_->look_into(waiting_.front().position, waiting_.front().budget);
}

void AnalysisQueue::on_news()
{
    const auto news = analyst_ ? analyst_->take() : std::nullopt;
    if (!news || !news->is_last) {
        return;
    }
    const Question question = std::move(waiting_.front());
    waiting_.pop_front();
    begin();
    question.answer(ipc::result(answer_line(news->analysis)));
}

void AnalysisQueue::client_gone(ipc::ClientId client)
{
    const bool was_at_work = !waiting_.empty() && waiting_.front().client == client;
    std::erase_if(waiting_, [&](const Question& question) { return question.client == client; });
    if (was_at_work) {
        analyst_->stop();
        begin();
    }
}

void AnalysisQueue::close(const ipc::Reply& reply)
{
    analyst_.reset();
    for (const Question& question : std::exchange(waiting_, {})) {
        question.answer(reply);
    }
}

} // namespace glue
