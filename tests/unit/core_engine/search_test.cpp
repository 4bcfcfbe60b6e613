#include "core/base/rng.hpp"
#include "core/engine/search.hpp"
#include "core/mancala/rules.hpp"
#include "support/board.hpp"
#include "support/tries.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <thread>

using engine::Board;
using engine::Limits;
using engine::Search;
using engine::unit;

namespace {

const engine::StoresAlone stores_alone;

/// Plain negamax without windows, memory or order: what so many moves of either side bring.
int plain_value(const Board& board, int depth)
{
    if (depth <= 0) {
        return 0;
    }
    int best = -engine::most_stones;
    for (int slot = 0; slot < engine::slots; ++slot) {
        if (board.stones(slot) == 0) {
            continue;
        }
        const engine::Step step = engine::play(board, slot);
        int value = step.gain;
        if (step.next == engine::Next::same) {
            value += plain_value(step.board, depth);
        } else if (step.next == engine::Next::other) {
            value -= plain_value(step.board, depth - 1);
        }
        best = std::max(best, value);
    }
    return best;
}

engine::Report searched(const Board& board, const Limits& limits)
{
    Search search(stores_alone, nullptr, 1U << 16U);
    return search.run(board, limits);
}

/// Claims to know what each board is worth; some number of few stones.
class AnyNumber final : public engine::ExactValues
{
  public:
    [[nodiscard]] int most_stones_known() const override { return engine::most_stones; }
    [[nodiscard]] std::optional<int> probe(const Board& board) const override
    {
        return static_cast<int>(engine::key_of(board) % 9) - 4;
    }
};

/// What a move is worth, in parts of a stone; nothing if it cannot be played.
std::optional<int> value_after(const Board& board, int slot, const engine::ExactValues& known)
{
    if (board.stones(slot) == 0) {
        return std::nullopt;
    }
    const engine::Step step = engine::play(board, slot);
    const int rest = step.next == engine::Next::over ? 0 : *known.probe(step.board);
    return (step.gain + (step.next == engine::Next::same ? rest : -rest)) * unit;
}

/// The board after so many random moves of a game that is not over then.
Board after_moves(int moves, base::Rng& rng)
{
    engine::Step step{.board = engine::packed(mancala::initial())};
    while (moves > 0 || step.next == engine::Next::over) {
        const auto slot = static_cast<int>(rng.below(engine::slots));
        if (step.next == engine::Next::over) {
            step = {.board = engine::packed(mancala::initial())};
        } else if (step.board.stones(slot) > 0) {
            step = engine::play(step.board, slot);
            --moves;
        }
    }
    return step.board;
}

/// Counts how often threads other than the one that made it ask.
class Busy final : public engine::Evaluation
{
  public:
    /// Each of its moves, and itself.
    static constexpr std::uint64_t most_a_board = 13;

    [[nodiscard]] int value(const Board& /*board*/) const override
    {
        if (std::this_thread::get_id() != maker_) {
            asked_.fetch_add(1, std::memory_order_relaxed);
        }
        return 0;
    }
    void wait_for_others(std::uint64_t times) const
    {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (asked_.load(std::memory_order_relaxed) < times) {
            REQUIRE(std::chrono::steady_clock::now() < end);
            std::this_thread::yield();
        }
    }

  private:
    std::thread::id maker_ = std::this_thread::get_id();
    mutable std::atomic<std::uint64_t> asked_{0};
};

/// Knows one board for certain.
class OneBoard final : public engine::ExactValues
{
  public:
    explicit OneBoard(const Board& board)
        : board_(board)
    {
    }
    [[nodiscard]] int most_stones_known() const override { return engine::stones_on(board_); }
    [[nodiscard]] std::optional<int> probe(const Board& board) const override
    {
        return board == board_ ? std::optional(engine::stones_on(board_)) : std::nullopt;
    }

  private:
    Board board_;
};

} // namespace

TEST_SUITE_BEGIN("core/engine/search");

TEST_CASE("one turn deep it finds the best turn of the vectors, where few bonus moves bring it")
{
    int found = 0;
    for (const support::BestTurn& turn : support::vectors().best_turns) {
        const auto report = searched(engine::packed(turn.position), {.turns = 1});
        found += turn.line.size() <= 4 && report.value == turn.gain * unit ? 1 : 0;
        CHECK(report.value <= turn.gain * unit);
    }
    CHECK(found > 0);
}

TEST_CASE("the exact endgame values of the vectors up to 6 stones are found")
{
    int boards = 0;
    for (const support::Endgame& endgame : support::vectors().endgames) {
        if (endgame.stones > 6) {
            continue;
        }
        CAPTURE(endgame.position);
        const auto report = searched(engine::packed(endgame.position), {.nodes = 300'000});
        CHECK(report.value == endgame.value * unit);
        ++boards;
    }
    CHECK(boards == 20);
}

TEST_CASE("with a tolerance the moves that come close are named, and no others")
{
    constexpr int tolerance = unit;
    const AnyNumber known;
    base::Rng rng(1996);
    std::size_t named = 0;
    for (int i = 0; i < 200; ++i) {
        const Board board = after_moves(10, rng);
        Search search(stores_alone, &known, 1U << 10U);
        const auto report = search.run(board, {.tolerance = tolerance});
        REQUIRE(report.certainty == engine::Certainty::proved);
        std::vector<int> close;
        for (int slot = 0; slot < engine::slots; ++slot) {
            const auto value = value_after(board, slot, known);
            if (value && *value >= report.value - tolerance) {
                close.push_back(slot);
            }
        }
        CHECK(report.close == close);
        CHECK(std::find(close.begin(), close.end(), report.slot) != close.end());
        named += close.size();
        CHECK(search.run(board, {}).close.empty());
    }
    CHECK(named > 300);
}

TEST_CASE("a limit in nodes is kept, and the same search gives the same report")
{
    const Board start = engine::packed(mancala::initial());
    for (const std::uint64_t nodes : {1000U, 3000U, 30'000U}) {
        const auto report = searched(start, {.nodes = nodes});
        CHECK(report.nodes <= nodes);
        CHECK(report.nodes + 1 >= nodes);
        CHECK(start.stones(report.slot) > 0);
        const auto again = searched(start, {.nodes = nodes});
        CHECK(again.slot == report.slot);
        CHECK(again.value == report.value);
        CHECK(again.line == report.line);
    }
}

TEST_CASE("nodes and deadline do not end the first depth, and no other is begun after them")
{
    const auto past = std::chrono::steady_clock::now() - std::chrono::seconds(1);
    const Board start = engine::packed(mancala::initial());
    for (const Board& board : {start, engine::play(start, 2).board, engine::play(start, 5).board}) {
        const auto first = searched(board, {.turns = 1});
        for (const Limits& limits : {Limits{.nodes = 0}, Limits{.nodes = 1}, Limits{.nodes = 2},
                                     Limits{.deadline = past}}) {
            const auto report = searched(board, limits);
            CHECK(report.turns == 1);
            CHECK(report.slot == first.slot);
            CHECK(report.value == first.value);
            CHECK(report.nodes == first.nodes);
        }
    }
}

TEST_CASE("a stop ends the first depth too")
{
    std::stop_source stopped;
    stopped.request_stop();
    const auto report = searched(engine::packed(mancala::initial()), {.stop = stopped.get_token()});
    CHECK(report.turns == 0);
    CHECK(report.nodes == 0);
}

TEST_CASE("a search that has forgotten searches like a new one")
{
    const Board start = engine::packed(mancala::initial());
    Search search(stores_alone, nullptr, 1U << 12U);
    const auto first = search.run(start, {.nodes = 5000});
    static_cast<void>(search.run(engine::play(start, 2).board, {.nodes = 5000}));
    search.forget();
    const auto second = search.run(start, {.nodes = 5000});
    CHECK(first.slot == second.slot);
    CHECK(first.value == second.value);
    CHECK(first.turns == second.turns);
}

TEST_CASE("the best line can be played")
{
    engine::Step now{.board = engine::packed(mancala::initial())};
    const auto report = searched(now.board, {.nodes = 20'000});
    CHECK(report.line.size() >= 3);
    CHECK(report.line.front() == report.slot);
    for (const int slot : report.line) {
        REQUIRE(now.next != engine::Next::over);
        REQUIRE(now.board.stones(slot) > 0);
        now = engine::play(now.board, slot);
    }
}

TEST_CASE("a depth is told when it is done, each deeper than the one before")
{
    std::vector<int> turns;
    Search search(stores_alone, nullptr, 1U << 12U);
    const auto report = search.run(engine::packed(mancala::initial()), {.turns = 4}, 1,
                                   [&](const engine::Report& now) { turns.push_back(now.turns); });
    CHECK(turns == std::vector{1, 2, 3, 4});
    CHECK(report.turns == 4);
}

TEST_CASE("what is thrown where a search tells of a depth ends its threads and reaches its caller")
{
    Search search(stores_alone, nullptr, 1U << 12U);
    const auto no_paper = [](const engine::Report& /*report*/) {
        throw std::runtime_error("no paper");
    };
    CHECK_THROWS_WITH(
        static_cast<void>(search.run(engine::packed(mancala::initial()), {}, 2, no_paper)),
        "no paper");
}

TEST_CASE("a search stops soon after it is told, with a move that can be played")
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds soon{500}; // some tenths of one, unloaded
    const auto stopping_time = [] {
        std::stop_source source;
        Search search(stores_alone, nullptr, 1U << 16U);
        Clock::time_point told;
        const Board start = engine::packed(mancala::initial());
        // The fifth depth is done: it is well under way.
        const auto report =
            search.run(start, {.stop = source.get_token()}, 1, [&](const engine::Report& now) {
                if (now.turns == 5) {
                    told = Clock::now();
                    source.request_stop();
                }
            });
        const auto time = Clock::now() - told;
        CHECK(report.turns == 5);
        CHECK(start.stones(report.slot) > 0);
        return time;
    };
    CHECK(support::least(stopping_time, soon) < soon);
}

TEST_CASE("a deadline in the past still gives a move that can be played")
{
    const Board board =
        engine::packed(support::board("0 0 0 0 0 1 \n 0 1 to move 0 \n 0 0 0 3 0 0"));
    const auto report = searched(board, {.deadline = std::chrono::steady_clock::now()});
    CHECK(board.stones(report.slot) > 0);
}

TEST_CASE("what is known for certain counts")
{
    const Board start = engine::packed(mancala::initial());
    const Board after = engine::play(start, 2).board; // a bonus move: the same player
    const OneBoard known(after);
    Search search(stores_alone, &known, 1U << 12U);
    const auto report = search.run(start, {.turns = 3});
    CHECK(report.slot == 2);
    CHECK(report.value == 48 * unit);
}

TEST_CASE("a spent board ends the game where no stone is banked on the way to it")
{
    base::Rng rng(11);
    const AnyNumber known;
    Search search(stores_alone, &known, 1U << 10U);
    int changed = 0;
    for (int time = 0; time < 200; ++time) {
        const Board board = after_moves(20, rng);
        engine::Spent spent;
        int best = -engine::most_stones * unit;
        int usual = best;
        for (int slot = 0; slot < engine::slots; ++slot) {
            const auto value = value_after(board, slot, known);
            if (!value) {
                continue;
            }
            const engine::Step step = engine::play(board, slot);
            spent.with_other.push_back(step.board);
            const bool ends = step.gain == 0 && step.next == engine::Next::other;
            best = std::max(best, ends ? 0 : *value);
            usual = std::max(usual, *value);
        }
        search.forget();
        CHECK(search.run(board, {.spent = spent}).value == best);
        changed += best == usual ? 0 : 1;
    }
    CHECK(changed > 10);
}

TEST_CASE("several threads search more boards than one and find as much")
{
    const Board board = engine::packed(mancala::initial());
    Search search(stores_alone, nullptr, 1U << 16U);
    const auto report = search.run(board, {.turns = 6}, 3);
    CHECK(report.turns == 6);
    CHECK(board.stones(report.slot) > 0);
    Search limited(stores_alone, nullptr, 1U << 16U);
    CHECK(limited.run(board, {.nodes = 50'000}, 3).nodes <= 50'000);
}

TEST_CASE("what is told of a depth counts the boards of all threads")
{
    const Board board = engine::packed(mancala::initial());
    std::uint64_t alone = 0; // that one thread looks at for four turns
    Search one(stores_alone, nullptr, 1U << 16U);
    static_cast<void>(one.run(board, {.turns = 4}, 1,
                              [&](const engine::Report& report) { alone = report.nodes; }));
    const Busy busy;
    const std::uint64_t asked = 3 * alone * Busy::most_a_board;
    Search search(busy, nullptr, 1U << 16U);
    std::uint64_t told = 0;
    static_cast<void>(search.run(board, {.turns = 4}, 2, [&](const engine::Report& report) {
        told = report.nodes;
        if (report.turns == 3) {
            busy.wait_for_others(asked);
        }
    }));
    CHECK(told >= asked / Busy::most_a_board);
}

TEST_CASE("on shallow boards it finds at least what plain negamax does")
{
    base::Rng rng(5);
    for (int time = 0; time < 50; ++time) {
        mancala::Outcome now{.position = mancala::initial(1)};
        for (int move = 0; move < 4 && !now.over; ++move) {
            const auto pits = mancala::pits_with_stones(now.position);
            now = mancala::play(now.position, pits[rng.below(pits.size())]);
        }
        if (now.over) {
            continue;
        }
        const Board board = engine::packed(now.position);
        // One turn: the leaves' bonus moves are part of it in both.
        CHECK(searched(board, {.turns = 1}).value <= plain_value(board, 1) * unit);
    }
}

TEST_SUITE_END();
