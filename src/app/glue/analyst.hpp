// Looks into one position after another on a thread of its own. Knows no window and no loop: it
// says that there is news, and whoever wants it takes it.
#pragma once

#include "app/glue/analyser.hpp"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace glue {

struct AnalysisNews
{
    Analysis analysis;
    bool is_last = false; ///< nothing more will come about this position
};

class Analyst
{
  public:
    /// `wake` is called on the analyst's thread when news waits and none waited before.
    /// What it found before is kept where positions follow each other. What is `known` for certain
    /// must outlive this; null for nothing.
    explicit Analyst(std::function<void()> wake,
                     const engine::ExactValues* known,
                     Analyser::Memory memory = Analyser::Memory::fresh);
    /// Stops and waits for the thread.
    ~Analyst();
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;

    /// From now on this position alone counts; no news of those before is taken any more.
    void look_into(const mancala::Position& position, const AnalysisBudget& budget);
    /// No position counts; the work ends at once.
    void stop();

    /// The newest about the position that counts; nothing if that was taken already.
    [[nodiscard]] std::optional<AnalysisNews> take();

  private:
    struct Question
    {
        mancala::Position position;
        AnalysisBudget budget;
        std::stop_token stop;
    };

    void work(const std::stop_token& end);
    [[nodiscard]] std::optional<Question> next_question(const std::stop_token& end);
    void tell(const Question& question, AnalysisNews news);

    std::function<void()> wake_;
    const engine::ExactValues* known_;
    Analyser::Memory memory_;
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::optional<Question> question_; ///< guarded by mutex_, as are the next two
    std::stop_source counts_;          ///< stopped once another position counts
    std::optional<AnalysisNews> news_;
    std::jthread worker_; ///< last, so that it ends before what it uses
};

} // namespace glue
