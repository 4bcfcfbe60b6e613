// What scripts want to know of positions (the command GetAnalyse): one question after another, the
// loop goes on meanwhile. Joins ipc with the analyst.
#pragma once

#include "app/glue/analyst.hpp"
#include "ipc/command.hpp"

#include <deque>
#include <functional>
#include <memory>

namespace ipc {
class EventLoop;
}

namespace glue {

/// The loop's thread only.
class AnalysisQueue
{
  public:
    /// What is `known` for certain must outlive this; null for nothing.
    AnalysisQueue(ipc::EventLoop& loop, const engine::ExactValues* known)
        : loop_(loop)
        , known_(known)
    {
    }

    /// Exactly one of the two is called, unless the client goes.
    struct Answers
    {
        std::function<void(const Analysis&)> found; ///< the budget is used up
        ipc::Answer refused;                        ///< the program ends
    };

    /// It is about the position as it is now, whatever becomes of the game.
    void ask(ipc::ClientId client,
             const mancala::Position& position,
             const AnalysisBudget& budget,
             Answers answers);

    /// Its questions are dropped.
    void client_gone(ipc::ClientId client);

    /// Ends all waiting by this reply. Nothing may be asked any more.
    void close(const ipc::Reply& reply);

  private:
    struct Question
    {
        ipc::ClientId client{};
        mancala::Position position;
        AnalysisBudget budget;
        Answers answers;
    };

    void begin();
    void on_news();

    ipc::EventLoop& loop_;
    const engine::ExactValues* known_;
    std::deque<Question> waiting_;     ///< the first is being looked into
    std::unique_ptr<Analyst> analyst_; ///< made for the first question
    bool closed_ = false;
};

} // namespace glue
