#include "app/glue/analyser.hpp"
#include "app/glue/analysis_words.hpp"
#include "core/base/rng.hpp"
#include "core/endgame/built_tables.hpp"
#include "core/mancala/rules.hpp"
#include "support/board.hpp"
#include "support/lower_tables.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

using glue::Analyser;
using glue::Analysis;
using glue::Certainty;
using mancala::Move;
using mancala::Pit;
using mancala::Player;

namespace {

/// Knows that with so few stones nothing is to be won any more.
class NothingLeft final : public engine::ExactValues
{
  public:
    explicit NothingLeft(int stones)
        : stones_(stones)
    {
    }
    [[nodiscard]] int most_stones_known() const override { return stones_; }
    [[nodiscard]] std::optional<int> probe(const engine::Board& board) const override
    {
        return engine::stones_on(board) <= stones_ ? std::optional(0) : std::nullopt;
    }

  private:
    int stones_;
};

/// Any with so many stones and a few in the stores; the game is not over.
mancala::Position any_position(int stones, base::Rng& random)
{
    mancala::Position position;
    do {
        position = {.pits = {}, .stores = {9, 7}};
        for (int i = 0; i < stones; ++i) {
            ++position.pits.at(random.below(position.pits.size()));
        }
    } while (mancala::is_over(position));
    return position;
}

mancala::Position after(const mancala::Position& position, const std::vector<Move>& line)
{
    mancala::Position now = position;
    for (const Move& move : line) {
        CHECK(now.to_move == move.player);
        REQUIRE_FALSE(mancala::refusal(now, move.pit));
        now = mancala::play(now, move.pit).position;
    }
    return now;
}

/// Whether the board at the end of a line is one that was there before.
bool came_before(const mancala::Position& position, const std::vector<Move>& line)
{
    const mancala::Position end = after(position, line);
    mancala::Position now = position;
    bool found = false;
    for (const Move& move : line) {
        found = found || now == end;
        now = mancala::play(now, move.pit).position;
    }
    return found;
}

} // namespace

TEST_SUITE_BEGIN("app/glue/analysis");

TEST_CASE("each depth is told, its line can be played, and the last one is the answer")
{
    Analyser analyser;
    std::vector<Analysis> told;
    const Analysis last =
        analyser.run({.position = mancala::initial(), .budget = {.nodes = 30'000}},
                     [&](const Analysis& one) { told.push_back(one); });
    REQUIRE(told.size() > 3);
    for (std::size_t i = 0; i < told.size(); ++i) {
        CHECK(told[i].depth == static_cast<int>(i) + 1);
        after(mancala::initial(), told[i].line);
    }
    CHECK(last.depth == told.back().depth);
    CHECK(last.nodes == 30'000);
    CHECK(last.position == mancala::initial());
    CHECK(last.certainty == Certainty::estimated);
}

TEST_CASE(
    "the answer is that of the last depth done, also where the next one has begun to doubt it")
{
    // With some of these budgets the best move drops in the depth that is not finished.
    Analyser analyser;
    const auto position = mancala::read_position_line("0 8 0 2 8 8 2 7 0 4 5 0 1 3 1").value();
    for (const auto& begin : {mancala::initial(), position}) {
        for (std::uint64_t nodes = 2'000; nodes <= 30'000; nodes += nodes / 2) {
            CAPTURE(nodes);
            std::vector<Analysis> told;
            Analysis last = analyser.run({.position = begin, .budget = {.nodes = nodes}},
                                         [&](const Analysis& one) { told.push_back(one); });
            REQUIRE_FALSE(told.empty());
            CHECK(last.nodes == nodes);
            CHECK(last.time >= told.back().time);
            last.nodes = told.back().nodes;
            last.time = told.back().time;
            CHECK(last == told.back());
        }
    }
}

TEST_CASE("nothing is proved where not even the first depth was done")
{
    const auto position = support::board("1 0 0 0 0 0 3 1 to move 1 0 0 0 0 2 0");
    const NothingLeft known(3);
    Analyser analyser(&known);
    std::stop_source stopped;
    stopped.request_stop();
    const Analysis analysis = analyser.run({.position = position, .stop = stopped.get_token()});
    CHECK(analysis.depth == 0);
    CHECK_FALSE(analysis.is_proved());
    CHECK_FALSE(analysis.line.empty());
}

TEST_CASE("the same budget of nodes gives the same answer, whatever was looked into before")
{
    Analyser analyser;
    const Analyser::Task task{.position = mancala::initial(), .budget = {.nodes = 5'000}};
    Analysis first = analyser.run(task);
    const mancala::Position other = mancala::play(mancala::initial(), Pit(1)).position;
    static_cast<void>(analyser.run({.position = other, .budget = {.nodes = 5'000}}));
    Analysis second = analyser.run(task);
    first.time = second.time;
    CHECK(first == second);
}

TEST_CASE("a value is of the player to move and holds the stones already won")
{
    // Pit 12 ends the game: player two has 10 and one more.
    const auto position = support::board("0 0 0 0 0 0 4 2 to move 10 0 0 0 0 0 1");
    const auto winning = support::board("0 0 0 0 0 2 4 2 to move 10 0 0 0 0 0 1");
    CHECK(mancala::is_over(position));
    Analyser analyser;
    const Analysis analysis = analyser.run({.position = winning, .budget = {.nodes = 2'000}});
    CHECK(value_for(Player::two, analysis) == analysis.value);
    CHECK(value_for(Player::one, analysis) == -analysis.value);
    CHECK(analysis.value >= 300);
}

TEST_CASE("what is known for certain is proved and ends the work")
{
    const auto position = support::board("1 0 0 0 0 0 3 1 to move 1 0 0 0 0 2 0");
    const NothingLeft known(3);
    Analyser analyser(&known);
    const Analysis analysis = analyser.run({.position = position});
    CHECK(analysis.is_proved());
    CHECK(analysis.depth == 1);
}

TEST_CASE("where the tables reach a line goes to the end of the game or until a board comes again")
{
    constexpr int most = 6;
    const endgame::BuiltTables built(most);
    const endgame::TableValues known(built.tables());
    Analyser analyser(&known, 1U << 12U);
    for (const char* const words :
         {"0 0 0 1 0 1 0 1 0 0 2 0 20 23 1", "3 0 0 0 0 0 0 0 0 0 0 3 21 21 2",
          "0 1 1 0 1 0 0 0 1 1 0 1 20 22 1", "1 1 0 0 0 0 0 0 0 0 1 0 40 5 2",
          "2 1 1 0 1 0 0 1 1 1 1 1 18 20 1"}) {
        CAPTURE(words);
        const auto position = mancala::read_position_line(words).value();
        const Analysis found = analyser.run({.position = position, .budget = {.nodes = 20'000}});
        const mancala::Position end = after(position, found.line);
        REQUIRE_FALSE(found.line.empty());
        if (mancala::stones_on_board(position) <= most) {
            CHECK(100 * mancala::margin(end, position.to_move) == found.value);
        }
        if (!mancala::is_over(end) && mancala::stones_on_board(end) <= most) {
            CHECK(came_before(position, found.line));
        }
    }
}

TEST_CASE(
    "boards some stones above the tables are proved, with the value of larger tables and a move "
    "that keeps it")
{
    const endgame::BuiltTables built(10);
    const endgame::TableValues all(built.tables());
    const support::Lower known(built.tables(), 8);
    Analyser analyser(&known, 1U << 16U);
    base::Rng random(5);
    constexpr int boards = 20;
    int proved = 0;
    for (int i = 0; i < boards; ++i) {
        const auto position = any_position(10, random);
        CAPTURE(mancala::position_line(position));
        const Analysis found = analyser.run({.position = position, .budget = {.nodes = 120'000}});
        CHECK(found.nodes <= 120'000);
        if (!found.is_proved()) {
            continue;
        }
        ++proved;
        const int lead = mancala::margin(position, position.to_move);
        CHECK(found.value == 100 * (lead + *all.probe(engine::packed(position))));
        const auto next = after(position, {found.line.front()});
        const auto rest = mancala::is_over(next) ? 0 : *all.probe(engine::packed(next));
        const int signed_rest = next.to_move == position.to_move ? rest : -rest;
        CHECK(found.value == 100 * (mancala::margin(next, position.to_move) + signed_rest));
        after(position, found.line);
    }
    CHECK(proved == boards);
}

TEST_CASE("what is proved beside the search is the same whatever was proved before")
{
    const endgame::BuiltTables built(6);
    const endgame::TableValues known(built.tables());
    base::Rng random(2);
    Analyser used(&known, 1U << 12U);
    for (int i = 0; i < 10; ++i) {
        const auto position = any_position(12, random);
        const Analyser::Task task{.position = position, .budget = {.nodes = 10'000}};
        Analysis one = used.run(task);
        const Analysis other = Analyser(&known, 1U << 12U).run(task);
        one.time = other.time;
        CHECK(one == other);
    }
}

TEST_CASE("a line gets no shorter because the memory has forgotten its end")
{
    constexpr std::size_t few = 1U << 10U;
    Analyser analyser(nullptr, few);
    std::vector<Move> before;
    static_cast<void>(analyser.run(
        {.position = mancala::initial(), .budget = {.nodes = 60'000}}, [&](const Analysis& now) {
            const auto [left, right] =
                std::mismatch(before.begin(), before.end(), now.line.begin(), now.line.end());
            CHECK((right != now.line.end() || left == before.end()));
            after(mancala::initial(), now.line);
            before = now.line;
        }));
}

TEST_CASE("a stop ends an analysis without a budget")
{
    Analyser analyser;
    std::stop_source stop;
    const Analysis last = analyser.run({.position = mancala::initial(), .stop = stop.get_token()},
                                       [&](const Analysis& one) {
                                           if (one.depth == 5) {
                                               stop.request_stop();
                                           }
                                       });
    CHECK(last.depth == 5);
}

TEST_CASE("a value is written in stones, a proved one without parts")
{
    using glue::value_text;
    CHECK(value_text(262, Certainty::estimated) == "+2.6");
    CHECK(value_text(-25, Certainty::estimated, ',') == "-0,3");
    CHECK(value_text(4, Certainty::estimated) == "0.0");
    CHECK(value_text(-4, Certainty::estimated) == "0.0");
    CHECK(value_text(1200, Certainty::proved) == "+12");
    CHECK(value_text(0, Certainty::proved) == "0");
}

TEST_CASE("what was looked at is counted in words")
{
    Analysis analysis;
    analysis.depth = 1;
    analysis.nodes = 1;
    CHECK(depth_words(analysis, glue::Language::german) == "1 (eine Stellung)");
    CHECK(depth_words(analysis, glue::Language::english) == "1 (one position)");
    analysis.nodes = 12'345;
    CHECK(depth_words(analysis, glue::Language::german) == "1 (12.345 Stellungen)");
}

TEST_CASE("a line shows where the turn changes, and what is left out")
{
    const std::vector<Move> line{{Player::one, Pit(4)},
                                 {Player::one, Pit(2)},
                                 {Player::two, Pit(9)},
                                 {Player::one, Pit(10)}};
    CHECK(glue::line_text(line, 20) == "4 2 / 9 / 10");
    CHECK(glue::line_text(line, 12) == "4 2 / 9 / 10");
    CHECK(glue::line_text(line, 11) == "4 2 / 9 ...");
    CHECK(glue::line_text(line, 10) == "4 2 ...");
}

TEST_SUITE_END();
