#include "core/tournament/runner.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <stdexcept>
#include <vector>

using tournament::GameReport;
using tournament::Pairing;
using tournament::Schedule;

namespace {

/// A game whose result is a function of its seed.
GameReport game(const Pairing& pairing)
{
    GameReport report;
    report.margin = static_cast<int>(pairing.game_seed % 21) - 10;
    report.ending = "natural";
    return report;
}

struct Line
{
    std::uint64_t number;
    int margin;

    bool operator==(const Line&) const = default;
};

std::vector<Line> lines_with(unsigned threads)
{
    std::vector<Line> lines;
    tournament::run(Schedule(500, 3), threads,
                    {.make_worker = [] { return game; },
                     .collect =
                         [&](const Pairing& pairing, const GameReport& report) {
                             lines.push_back({pairing.number, report.margin});
                         }});
    return lines;
}

} // namespace

TEST_SUITE_BEGIN("core/tournament/runner");

TEST_CASE("reports come in the order of the schedule, with one thread and with several")
{
    const auto lines = lines_with(1);
    REQUIRE(lines.size() == 500);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CHECK(lines[i].number == i);
    }
    CHECK(lines_with(2) == lines);
    CHECK(lines_with(7) == lines);
}

TEST_CASE("each thread has a worker of its own")
{
    std::atomic<int> made = 0;
    tournament::run(Schedule(10, 1), 3,
                    {.make_worker =
                         [&] {
                             ++made;
                             return game;
                         },
                     .collect = [](const Pairing&, const GameReport&) {}});
    CHECK(made == 3);
}

TEST_CASE("a failing game ends the run with its exception")
{
    int collected = 0;
    const auto failing = [](const Pairing& pairing) {
        if (pairing.number == 5) {
            throw std::runtime_error("no more");
        }
        return game(pairing);
    };
    CHECK_THROWS_WITH(
        tournament::run(Schedule(1000, 1), 2,
                        {.make_worker = [&] { return failing; },
                         .collect = [&](const Pairing&, const GameReport&) { ++collected; }}),
        "no more");
    CHECK(collected == 5);
}

TEST_SUITE_END();
