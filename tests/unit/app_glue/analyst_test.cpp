#include "app/glue/analyst.hpp"
#include "core/endgame/built_tables.hpp"
#include "core/mancala/rules.hpp"
#include "support/board.hpp"
#include "support/tries.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <semaphore>

using glue::AnalysisNews;
using glue::Analyst;
using mancala::Pit;

namespace {

const engine::ExactValues& few_stones()
{
    static const endgame::BuiltTables tables(6);
    static const endgame::TableValues values(tables.tables());
    return values;
}

/// An analyst and whoever waits for its news.
struct Office
{
    /// The next news; waits for it.
    AnalysisNews next()
    {
        while (true) {
            REQUIRE(woken.try_acquire_for(std::chrono::seconds(30)));
            if (auto news = analyst.take()) {
                return *news;
            }
        }
    }
    AnalysisNews last()
    {
        AnalysisNews news = next();
        while (!news.is_last) {
            news = next();
        }
        return news;
    }

    std::counting_semaphore<> woken{0};
    Analyst analyst{[this] { woken.release(); }, &few_stones()};
};

const auto near_the_tables = support::board("9 2 1 4 0 3 2 1 to move 11 1 3 0 2 0 1");
const mancala::Position after_1 = mancala::play(mancala::initial(), Pit(1)).position;

} // namespace

TEST_SUITE_BEGIN("app/glue/analyst");

TEST_CASE("an analyst tells what it finds while it works, and when it is done")
{
    Office office;
    office.analyst.look_into(mancala::initial(), {.nodes = 50'000});
    const AnalysisNews last = office.last();
    CHECK(last.analysis.nodes == 50'000);
    CHECK(last.analysis.position == mancala::initial());
    CHECK_FALSE(office.analyst.take());
}

TEST_CASE("after another position is asked about no news of the first is taken")
{
    Office office;
    office.analyst.look_into(mancala::initial(), {});
    while (office.next().analysis.depth < 4) {
    }
    office.analyst.look_into(after_1, {.nodes = 1'000});
    AnalysisNews news = office.next();
    CHECK(news.analysis.position == after_1);
    while (!news.is_last) {
        news = office.next();
        CHECK(news.analysis.position == after_1);
    }
}

TEST_CASE("a stopped analyst has no news and is free after 50 ms of work at the most")
{
    constexpr std::chrono::milliseconds promised{50};
    Office office;
    auto position = mancala::initial();
    office.analyst.look_into(position, {});
    while (office.next().analysis.depth < 5) {
    }
    office.analyst.stop();
    CHECK_FALSE(office.analyst.take());
    // Free: the next question is answered soon, though the first had no end.
    const auto work_for_answer = [&] {
        office.analyst.look_into(position, {});
        while (office.next().analysis.depth < 5) {
        }
        office.analyst.stop();
        const auto work = support::work_of([&] {
            office.analyst.look_into(after_1, {.nodes = 1});
            static_cast<void>(office.last());
        });
        office.analyst.stop();
        return work;
    };
    CHECK(support::least(work_for_answer, promised) < promised);
    position = near_the_tables; // beside the search a proof is at work
    CHECK(support::least(work_for_answer, promised) < promised);
}

TEST_CASE("what the endgame tables know is proved")
{
    Office office;
    office.analyst.look_into(support::board("1 0 0 0 0 0 3 1 to move 1 0 0 0 0 1 0"), {});
    CHECK(office.last().analysis.is_proved());
    office.analyst.look_into(mancala::initial(), {.nodes = 2'000});
    CHECK_FALSE(office.last().analysis.is_proved());
}

TEST_CASE("an analyst may end in the midst of its work")
{
    std::atomic<int> woken = 0;
    Analyst analyst(
        [&] {
            ++woken;
            woken.notify_all();
        },
        nullptr);
    analyst.look_into(mancala::initial(), {});
    woken.wait(0);
    CHECK(woken > 0);
}

TEST_SUITE_END();
