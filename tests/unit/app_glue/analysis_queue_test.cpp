#include "app/glue/analysis_queue.hpp"
#include "core/engine/evaluation.hpp"
#include "core/mancala/rules.hpp"
#include "ipc/event_loop.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <semaphore>
#include <string>
#include <vector>

using glue::Analysis;
using glue::AnalysisBudget;
using mancala::Pit;

namespace {

/// Knows nothing, but notices when it is asked: then a question is being looked into.
class Noticing final : public engine::ExactValues
{
  public:
    [[nodiscard]] int most_stones_known() const override
    {
        if (!noticed_.exchange(true)) {
            asked_.release();
        }
        return 0;
    }
    [[nodiscard]] std::optional<int> probe(const engine::Board& /*board*/) const override
    {
        return std::nullopt;
    }

    void wait_until_asked() const { REQUIRE(asked_.try_acquire_for(std::chrono::seconds(30))); }

  private:
    mutable std::atomic<bool> noticed_ = false;
    mutable std::binary_semaphore asked_{0};
};

constexpr AnalysisBudget endless{};
constexpr AnalysisBudget little{.nodes = 500};

const mancala::Position start = mancala::initial();

mancala::Position after(Pit pit)
{
    return mancala::play(start, pit).position;
}

/// A queue, its loop, and what its clients hear.
struct Counter
{
    void ask(std::uint64_t client, const mancala::Position& position, const AnalysisBudget& budget)
    {
        const std::string name = std::to_string(client);
        queue.ask(ipc::ClientId{client}, position, budget,
                  {.found =
                       [this, name](const Analysis& analysis) {
                           hear(name + " " + mancala::position_line(analysis.position));
                       },
                   .refused = [this, name](
                                  const ipc::Reply& reply) { hear(name + " " + to_line(reply)); }});
    }

    void hear(const std::string& words)
    {
        heard.push_back(words);
        if (heard.size() == wanted) {
            loop.stop();
        }
    }

    /// Runs the loop until there are so many answers.
    void run_until(std::size_t answers)
    {
        wanted = answers;
        loop.run();
    }

    Noticing known;
    ipc::EventLoop loop;
    std::vector<std::string> heard;
    std::size_t wanted = 0;
    glue::AnalysisQueue queue{loop, &known};
};

std::string found(int client, const mancala::Position& position)
{
    return std::to_string(client) + " " + mancala::position_line(position);
}

using Heard = std::vector<std::string>;

} // namespace

TEST_SUITE_BEGIN("app/glue/analysis_queue");

TEST_CASE("questions are answered in the order they came, each about its own position")
{
    Counter counter;
    counter.ask(1, start, little);
    counter.ask(2, after(Pit(3)), little);
    counter.ask(1, after(Pit(5)), little);
    counter.run_until(3);
    CHECK(counter.heard ==
          Heard{found(1, start), found(2, after(Pit(3))), found(1, after(Pit(5)))});
}

TEST_CASE("the answer comes when the budget is used up, not before")
{
    constexpr AnalysisBudget budget{.nodes = 50'000};
    Counter counter;
    std::uint64_t nodes = 0;
    counter.queue.ask(ipc::ClientId{1}, start, budget,
                      {.found =
                           [&](const Analysis& analysis) {
                               nodes = analysis.nodes;
                               counter.hear("1");
                           },
                       .refused = [](const ipc::Reply&) {}});
    counter.run_until(1);
    CHECK(nodes == budget.nodes);
}

TEST_CASE("a client that goes while its question is at work makes room for the next")
{
    Counter counter;
    counter.ask(1, start, endless);
    counter.ask(2, after(Pit(3)), little);
    counter.known.wait_until_asked();
    counter.queue.client_gone(ipc::ClientId{1});
    counter.run_until(1);
    CHECK(counter.heard == Heard{found(2, after(Pit(3)))});
}

TEST_CASE("a client that goes hears nothing, wherever its questions stand")
{
    Counter counter;
    counter.ask(1, start, endless);
    counter.ask(2, start, endless);
    counter.ask(1, start, endless);
    counter.ask(3, after(Pit(3)), little);
    counter.known.wait_until_asked();
    counter.queue.client_gone(ipc::ClientId{2});
    counter.queue.client_gone(ipc::ClientId{4});
    counter.queue.client_gone(ipc::ClientId{1});
    counter.run_until(1);
    CHECK(counter.heard == Heard{found(3, after(Pit(3)))});
}

TEST_CASE("after the last client has gone the next question is answered as the first was")
{
    Counter counter;
    counter.ask(1, start, endless);
    counter.known.wait_until_asked();
    counter.queue.client_gone(ipc::ClientId{1});
    counter.ask(1, start, little);
    counter.run_until(1);
    CHECK(counter.heard == Heard{found(1, start)});
}

TEST_CASE("what was found for a client that has gone answers nobody else")
{
    Counter counter;
    for (std::size_t i = 1; i <= 20; ++i) {
        counter.ask(1, start, {.nodes = i * 10}); // now over before its client goes, now not
        counter.ask(2, after(Pit(3)), little);
        counter.queue.client_gone(ipc::ClientId{1});
        counter.run_until(i);
    }
    CHECK(counter.heard == Heard(20, found(2, after(Pit(3)))));
}

TEST_CASE("who has an answer may ask again at once")
{
    Counter counter;
    counter.queue.ask(ipc::ClientId{1}, start, little,
                      {.found = [&](const Analysis&) { counter.ask(1, after(Pit(3)), little); },
                       .refused = [](const ipc::Reply&) {}});
    counter.run_until(1);
    CHECK(counter.heard == Heard{found(1, after(Pit(3)))});
}

TEST_CASE("at the end all that wait are refused, once, and the work ends")
{
    Counter counter;
    counter.ask(1, start, endless);
    counter.ask(2, start, little);
    counter.known.wait_until_asked();
    counter.queue.close(ipc::failed(301, "the end"));
    const Heard refused{"1 20 301 the end", "2 20 301 the end"};
    CHECK(counter.heard == refused);
    counter.queue.client_gone(ipc::ClientId{1});
    counter.queue.close(ipc::failed(301, "the end"));
    counter.loop.post([&] { counter.loop.stop(); });
    counter.loop.run();
    CHECK(counter.heard == refused);
}

TEST_SUITE_END();
