#include "core/tournament/runner.hpp"

#include <doctest/doctest.h>

#include <array>
#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

using tournament::End;
using tournament::GameReport;
using tournament::Next;
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

GameReport play(const Pairing& pairing, unsigned /*thread*/, const std::stop_token& /*stop*/)
{
    return game(pairing);
}

Next go_on(const Pairing& /*pairing*/, const GameReport& /*report*/)
{
    return Next::go_on;
}

std::vector<Line> lines_with(unsigned threads)
{
    std::vector<Line> lines;
    const End end = tournament::run(
        Schedule(500, 3), threads,
        {.play = play, .collect = [&](const Pairing& pairing, const GameReport& report) {
             lines.push_back({pairing.number, report.margin});
             return Next::go_on;
         }});
    CHECK(end == End::all_played);
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
                         [&](const Pairing& pairing, unsigned thread, const std::stop_token&) {
                             met = met || ++playing.at(thread) != 1;
                             --playing.at(thread);
                             return game(pairing);
                         },
                     .collect = go_on});
    CHECK_FALSE(met);
}

TEST_CASE("a failing game ends the run with its exception")
{
    int collected = 0;
    const auto failing = [](const Pairing& pairing, unsigned, const std::stop_token&) {
        if (pairing.number == 5) {
            throw std::runtime_error("no more");
        }
        return game(pairing);
    };
    const auto count = [&](const Pairing&, const GameReport&) {
        ++collected;
        return Next::go_on;
    };
    CHECK_THROWS_WITH(tournament::run(Schedule(1000, 1), 2, {.play = failing, .collect = count}),
                      "no more");
    CHECK(collected == 5);
}

TEST_CASE("who collects the reports may end the run, at the same game with any number of threads")
{
    for (const unsigned threads : {1U, 2U, 5U}) {
        std::uint64_t collected = 0;
        const End end =
            tournament::run(Schedule(1000, 1), threads,
                            {.play = play, .collect = [&](const Pairing&, const GameReport&) {
                                 ++collected;
                                 return collected == 37 ? Next::stop : Next::go_on;
                             }});
        CHECK(end == End::enough);
        CHECK(collected == 37);
    }
}

TEST_CASE("games still running when there are enough are told to stop")
{
    const auto slow = [](const Pairing& pairing, unsigned,
                         const std::stop_token& stop) -> std::optional<GameReport> {
        while (pairing.number > 0 && !stop.stop_requested()) {
            std::this_thread::yield();
        }
        return pairing.number > 0 ? std::nullopt : std::optional(game(pairing));
    };
    const auto enough = [](const Pairing&, const GameReport&) { return Next::stop; };
    CHECK(tournament::run(Schedule(9, 1), 3, {.play = slow, .collect = enough}) == End::enough);
}

TEST_CASE("a stop from outside ends the run with the reports there are")
{
    std::stop_source source;
    std::vector<std::uint64_t> collected;
    const auto ask_at_ten = [&](const Pairing& pairing, unsigned,
                                const std::stop_token& stop) -> std::optional<GameReport> {
        if (pairing.number == 10) {
            source.request_stop();
        }
        return stop.stop_requested() ? std::nullopt : std::optional(game(pairing));
    };
    const auto collect = [&](const Pairing& pairing, const GameReport&) {
        collected.push_back(pairing.number);
        return Next::go_on;
    };
    CHECK(tournament::run(Schedule(1000, 1), 2, {.play = ask_at_ten, .collect = collect},
                          source.get_token()) == End::asked);
    CHECK(collected.size() <= 10);
    for (std::size_t i = 0; i < collected.size(); ++i) {
        CHECK(collected[i] == i);
    }
    // Asked before it begins, a run plays nothing; asked after the last game, all was played.
    CHECK(tournament::run(Schedule(5, 1), 2, {.play = play, .collect = go_on},
                          source.get_token()) == End::asked);
    std::stop_source late;
    const auto ask_at_last = [&](const Pairing& pairing, const GameReport&) {
        if (pairing.number == 4) {
            late.request_stop();
        }
        return Next::go_on;
    };
    CHECK(tournament::run(Schedule(5, 1), 2, {.play = play, .collect = ask_at_last},
                          late.get_token()) == End::all_played);
}

TEST_SUITE_END();
