#include "app/glue/analysis_queue.hpp"

#include "ipc/event_loop.hpp"

#include <cassert>
#include <utility>

namespace glue {

void AnalysisQueue::ask(ipc::ClientId client,
                        const mancala::Position& position,
                        const AnalysisBudget& budget,
                        Answers answers)
{
    assert(!closed_); // else another analyst would begin, and nobody would end it
    waiting_.push_back({client, position, budget, std::move(answers)});
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
        analyst_ = std::make_unique<Analyst>([this] { loop_.post([this] { on_news(); }); }, known_);
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
    question.answers.found(news->analysis);
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
    closed_ = true;
    analyst_.reset();
    for (const Question& question : std::exchange(waiting_, {})) {
        question.answers.refused(reply);
    }
}

} // namespace glue
