#include "app/glue/analyst.hpp"

#include "app/glue/thread_priority.hpp"

#include <utility>

namespace glue {

Analyst::Analyst(std::function<void()> wake,
                 const engine::ExactValues* known,
                 Analyser::Memory memory)
    : wake_(std::move(wake))
    , known_(known)
    , memory_(memory)
    , worker_([this](const std::stop_token& end) { work(end); })
{
}

Analyst::~Analyst()
{
    stop();
}

void Analyst::look_into(const mancala::Position& position, const AnalysisBudget& budget)
{
    const std::lock_guard lock(mutex_);
    counts_.request_stop();
    counts_ = std::stop_source();
    question_ = {position, budget, counts_.get_token()};
    news_.reset();
    asked_.notify_one();
}

void Analyst::stop()
{
    const std::lock_guard lock(mutex_);
    counts_.request_stop();
    question_.reset();
    news_.reset();
}

std::optional<AnalysisNews> Analyst::take()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(news_, std::nullopt);
}

std::optional<Analyst::Question> Analyst::next_question(const std::stop_token& end)
{
    std::unique_lock lock(mutex_);
    if (!asked_.wait(lock, end, [&] { return question_.has_value(); })) {
        return std::nullopt;
    }
    return std::exchange(question_, std::nullopt);
}

void Analyst::work(const std::stop_token& end)
{
    step_back(Courtesy::polite);
    std::unique_ptr<Analyser> analyser; // made when it is needed: it takes memory
    while (const auto question = next_question(end)) {
        if (!analyser) {
            analyser = std::make_unique<Analyser>(known_);
        }
        const Analysis last =
            analyser->run({.position = question->position,
                           .budget = question->budget,
                           .stop = question->stop,
                           .memory = memory_},
                          [&](const Analysis& analysis) { tell(*question, {analysis}); });
        tell(*question, {last, true});
    }
}

void Analyst::tell(const Question& question, AnalysisNews news)
{
    bool none_waited = false;
    {
        const std::lock_guard lock(mutex_);
        if (question.stop.stop_requested()) {
            return; // another position counts
        }
        none_waited = !news_.has_value();
        news_ = std::move(news);
    }
    if (none_waited) {
        wake_();
    }
}

} // namespace glue
