#include "core/tournament/runner.hpp"

#include <doctest/doctest.h>

#include <array>
#include <atomic>
#include <stdexcept>
#include <vector>

using tournament::GameReport;
using tournament::Pairing;
using tournament::Schedule;

namespace {

/// A game whose result is a function of its seed.
GameReport game(const Pairing& pairing, unsigned /*thread*/)
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
    tournament::run(
        Schedule(500, 3), threads,
        {.play = game, .collect = [&](const Pairing& pairing, const GameReport& report) {
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

TEST_CASE("threads are numbered from 0, and no two play under the same number")
{
    std::array<std::atomic<int>, 3> playing{};
    std::atomic<bool> met = false;
    tournament::run(Schedule(300, 1), 3,
                    {.play =
                         [&](const Pairing& pairing, unsigned thread) {
                             met = met || ++playing.at(thread) != 1;
                             --playing.at(thread);
                             return game(pairing, thread);
                         },
                     .collect = [](const Pairing&, const GameReport&) {}});
    CHECK_FALSE(met);
}

TEST_CASE("a failing game ends the run with its exception")
{
    int collected = 0;
    const auto failing = [](const Pairing& pairing, unsigned thread) {
        if (pairing.number == 5) {
            throw std::runtime_error("no more");
        }
        return game(pairing, thread);
    };
    CHECK_THROWS_WITH(
        tournament::run(
            Schedule(1000, 1), 2,
            {.play = failing, .collect = [&](const Pairing&, const GameReport&) { ++collected; }}),
        "no more");
    CHECK(collected == 5);
}

TEST_SUITE_END();
