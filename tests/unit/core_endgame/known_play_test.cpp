#include "core/base/rng.hpp"
#include "core/endgame/built_tables.hpp"
#include "core/engine/chance.hpp"
#include "core/engine/known_play.hpp"
#include "core/engine/meister.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace endgame;
using engine::Board;
using engine::Next;

namespace {

constexpr int stones = 9;

Board random_board(base::Rng& rng)
{
    while (true) {
        const int here = 3 + static_cast<int>(rng.below(stones - 2));
        const Board board = board_at(here, rng.below(boards_with(here)));
        if (!is_over(board)) {
            return board;
        }
    }
}

/// A reply that loses nothing, drawn at random: the best that an opponent can do.
int faultless_move(const Tables& tables, const Board& board, base::Rng& rng)
{
    std::vector<int> slots;
    for (int slot = 0; slot < engine::slots; ++slot) {
        if (board.stones(slot) == 0) {
            continue;
        }
        const engine::Step step = engine::play(board, slot);
        const int rest = step.next == Next::over ? 0 : tables.value(step.board);
        if (step.gain + (step.next == Next::same ? rest : -rest) == tables.value(board)) {
            slots.push_back(slot);
        }
    }
    return slots.at(rng.below(slots.size()));
}

/// Knows all but the fullest boards of the tables.
class Emptier final : public engine::ExactValues
{
  public:
    explicit Emptier(const Tables& tables)
        : values_(tables)
    {
    }
    [[nodiscard]] int most_stones_known() const override { return stones - 1; }
    [[nodiscard]] std::optional<int> probe(const Board& board) const override
    {
        return engine::stones_on(board) < stones ? values_.probe(board) : std::nullopt;
    }

  private:
    TableValues values_;
};

/// Counts what is asked of it.
class Counted final : public engine::ExactValues
{
  public:
    explicit Counted(const Tables& tables)
        : values_(tables)
    {
    }
    [[nodiscard]] int most_stones_known() const override { return values_.most_stones_known(); }
    [[nodiscard]] std::optional<int> probe(const Board& board) const override
    {
        ++asked;
        return values_.probe(board);
    }
    mutable int asked = 0;

  private:
    TableValues values_;
};

mancala::Position position_of(const Board& board)
{
    mancala::Position position;
    for (int slot = 0; slot < engine::slots; ++slot) {
        const auto pit = engine::pit_at(slot, position.to_move).number();
        position.pits.at(static_cast<std::size_t>(pit) - 1) =
            static_cast<std::uint8_t>(board.stones(slot));
    }
    return position;
}

struct Searches
{
    int known; ///< the search has the tables up to so many stones
    int boards;
    std::uint64_t nodes; ///< a board
    unsigned threads;
    std::uint64_t seed;
};

/// Searches random boards; what is called proved must be what the full tables say. Gives on how
/// many boards that was.
int proved(const Searches& searches)
{
    const BuiltTables all(stones);
    const BuiltTables few(searches.known);
    const TableValues known(few.tables());
    const engine::Net net(engine::built_in_weights());
    engine::Search search(net, &known, 1U << 16U);
    base::Rng rng(searches.seed);
    int count = 0;
    for (int time = 0; time < searches.boards; ++time) {
        const Board board = random_board(rng);
        const auto report = search.run(board, {.nodes = searches.nodes}, searches.threads);
        if (report.certainty == engine::Certainty::proved) {
            CAPTURE(board.mine);
            CAPTURE(board.theirs);
            REQUIRE(report.value == all.tables().value(board) * engine::unit);
            ++count;
        }
    }
    return count;
}

} // namespace

TEST_CASE("a board that ends the game is taken by who would lose more, and by nobody else")
{
    const BuiltTables built(stones);
    const TableValues known(built.tables());
    base::Rng rng(17);
    int taken = 0;
    int avoided = 0;
    for (int time = 0; time < 2000; ++time) {
        const Board board = random_board(rng);
        const int value = built.tables().value(board);
        const int slot = engine::known_move(known, board).value();
        const engine::Step step = engine::play(board, slot);
        if (step.gain != 0 || step.next != Next::other) {
            continue;
        }
        engine::Limits limits;
        limits.spent.with_other = {step.board};
        const int again = engine::known_move(known, board, limits).value();
        const engine::Step next = engine::play(board, again);
        const int rest = next.next == Next::over ? 0 : built.tables().value(next.board);
        if (value < 0) {
            CHECK(again == slot);
            ++taken;
        } else if (again != slot && next.gain + (next.next == Next::same ? rest : -rest) == value) {
            ++avoided;
        } else {
            CHECK(value >= 0); // no other keeps the value
        }
    }
    CHECK(taken > 50);
    CHECK(avoided > 50);
}

TEST_CASE("who is ahead banks a stone in the end, whatever the other answers")
{
    const BuiltTables built(stones);
    const TableValues known(built.tables());
    base::Rng rng(7);
    int longest = 0;
    for (int time = 0; time < 3000; ++time) {
        Board board = random_board(rng);
        const int value = built.tables().value(board);
        if (value <= 0) {
            continue;
        }
        CAPTURE(board.mine);
        CAPTURE(board.theirs);
        bool his = true;
        int moves = 0;
        engine::Step step;
        do {
            const auto slot =
                his ? engine::known_move(known, board) : faultless_move(built.tables(), board, rng);
            step = engine::play(board, slot.value());
            board = step.board;
            his = !his;
            REQUIRE(++moves < 100);
        } while (step.next != Next::over && step.gain == 0);
        longest = std::max(longest, moves);
    }
    CHECK(longest > 6);
}

TEST_CASE("no move of known play loses a stone")
{
    const BuiltTables built(stones);
    const TableValues known(built.tables());
    base::Rng rng(8);
    for (int time = 0; time < 2000; ++time) {
        const Board board = random_board(rng);
        const engine::Step step = engine::play(board, engine::known_move(known, board).value());
        const int rest = step.next == Next::over ? 0 : built.tables().value(step.board);
        REQUIRE(step.gain + (step.next == Next::same ? rest : -rest) ==
                built.tables().value(board));
    }
}

TEST_CASE("a board outside the tables is not known")
{
    const BuiltTables built(4);
    const TableValues known(built.tables());
    CHECK_FALSE(engine::known_move(known, board_at(5, boards_with(5) / 2)));
    CHECK(engine::known_move(known, board_at(4, boards_with(4) / 2)));
}

TEST_CASE("even without a node left the known move keeps the value")
{
    const BuiltTables built(6);
    const TableValues known(built.tables());
    for (std::uint64_t rank = 0; rank < boards_with(6); rank += 17) {
        const Board board = board_at(6, rank);
        if (is_over(board)) {
            continue;
        }
        const auto slot = engine::known_move(known, board, {.nodes = 0});
        const engine::Step step = engine::play(board, slot.value());
        const int rest = step.next == Next::over ? 0 : built.tables().value(step.board);
        REQUIRE(step.gain + (step.next == Next::same ? rest : -rest) ==
                built.tables().value(board));
    }
}

TEST_CASE("the way to a stone is looked for no longer than the thinking time")
{
    const BuiltTables built(stones);
    const Counted known(built.tables());
    engine::Meister hasty(std::chrono::milliseconds(0), engine::built_in_weights(), &known);
    base::Rng rng(7);
    int ways = 0;
    for (int time = 0; time < 300; ++time) {
        const Board board = random_board(rng);
        known.asked = 0;
        static_cast<void>(engine::known_move(known, board));
        if (built.tables().value(board) <= 0 || known.asked <= engine::slots) {
            continue;
        }
        ++ways;
        known.asked = 0;
        base::Budget budget;
        CHECK(hasty.choose(position_of(board), 1, budget).pit.has_value());
        CHECK(known.asked <= engine::slots);
    }
    CHECK(ways > 10);
}

TEST_CASE("what the search calls proved is what the tables say")
{
    CHECK(proved({.known = 5, .boards = 200, .nodes = 50'000, .threads = 1, .seed = 9}) > 100);
}

TEST_CASE("a search of several threads proves the same")
{
    CHECK(proved({.known = 6, .boards = 50, .nodes = 100'000, .threads = 2, .seed = 10}) > 30);
}

TEST_CASE("Meister plays from the tables at once what they know")
{
    const BuiltTables built(6);
    const TableValues known(built.tables());
    engine::Meister meister(3000, engine::built_in_weights(), &known);
    mancala::Position position;
    position.pits = {0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 2, 0};
    base::Budget budget(10'000);
    const auto pit = meister.choose(position, 1, budget).pit;
    const Board board = engine::packed(position);
    CHECK(pit ==
          engine::pit_at(engine::known_move(known, board).value(), position.to_move).number());
    CHECK(budget.left() == 10'000);
}

TEST_CASE("going for the win, it finds nearly all wins and calls nothing won or lost that is not")
{
    const BuiltTables built(stones);
    const Emptier known(built.tables());
    const engine::StoresAlone evaluation;
    engine::Search search(evaluation, &known, 1U << 14U);
    base::Rng rng(11);
    int wins = 0;
    int found = 0;
    for (int time = 0; time < 300; ++time) {
        const Board board = board_at(stones, rng.below(boards_with(stones)));
        if (is_over(board)) {
            continue;
        }
        const int lead = static_cast<int>(rng.below(2 * stones + 1)) - stones;
        search.forget();
        const engine::Report report = search.run(board, {.nodes = 5'000, .lead = lead});
        const int chance = lead * engine::unit + report.value;
        const int margin = lead + built.tables().value(board);
        CHECK((chance <= engine::chance::win || margin > 0));
        CHECK((chance >= -engine::chance::win || margin < 0));
        wins += margin > 0 ? 1 : 0;
        found += margin > 0 && chance > engine::chance::win ? 1 : 0;
    }
    CHECK(wins > 100);
    CHECK(found > wins * 9 / 10);
}
