// Long proofs, held against values that are known otherwise, with their cost beside that of an
// earlier program of other hands ("before").
#include "app/glue/endgame_file.hpp"
#include "core/endgame/built_tables.hpp"
#include "core/engine/search.hpp"
#include "core/prover/solver.hpp"
#include "support/vectors.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <random>
#include <sstream>

#include "proofs.hpp"

using prover::Kind;
using prover::ProofTable;
using prover::Prover;
using prover::Solver;
using prover::Standing;
using prover::Verdict;

namespace {

/// The tables of the folder in MANCALA_TABLES, or some that are built here.
class LargeTables
{
  public:
    LargeTables()
    {
        const char* const folder = std::getenv("MANCALA_TABLES");
        if (folder != nullptr) {
            files_ = std::make_unique<glue::EndgameFiles>(folder);
        }
        constexpr int enough = 18;
        if (!files_ || files_->tables().most_stones() < enough) {
            built_ = std::make_unique<endgame::BuiltTables>(enough);
        }
    }
    [[nodiscard]] const endgame::Tables& get() const
    {
        return built_ ? built_->tables() : files_->tables();
    }

  private:
    std::unique_ptr<glue::EndgameFiles> files_;
    std::unique_ptr<endgame::BuiltTables> built_;
};

const endgame::Tables& tables()
{
    static const LargeTables large;
    return large.get();
}

const engine::Net& net()
{
    static const engine::Net built_in(engine::built_in_weights());
    return built_in;
}

double processor_time()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

engine::Board start(int stones_per_pit)
{
    const auto row = 0x0101'0101'0101ULL * static_cast<std::uint64_t>(stones_per_pit);
    return {row, row};
}

/// Each stone fewer makes such a proof twice as long.
bool tables_reach_far()
{
    constexpr int enough = 20;
    const bool far = tables().most_stones() >= enough;
    if (!far) {
        MESSAGE("left out: MANCALA_TABLES names no folder with tables up to ", enough, " stones");
    }
    return far;
}

/// Any board where the game is not over: of the others tables say nothing.
engine::Board unfinished(int stones, std::mt19937_64& random)
{
    engine::Board board;
    do {
        board = endgame::board_at(stones, random() % endgame::boards_with(stones));
    } while (endgame::is_over(board));
    return board;
}

struct Proved
{
    Verdict verdict;
    std::string cost;
};

Proved prove(int stones_per_pit, prover::Claim claim, std::size_t bytes)
{
    const proofs::Lower values(tables(), tables().most_stones());
    ProofTable table(bytes);
    Prover prover({net(), &values}, table);
    const double before = processor_time();
    const auto outcome = prover.prove(start(stones_per_pit), claim, {}, {});
    std::ostringstream cost;
    cost << 12 * stones_per_pit << " stones, "
         << (claim.kind == Kind::at_least ? "at least " : "below ") << claim.bound
         << ", tables up to " << tables().most_stones() << ": depth " << outcome.turns << ", "
         << outcome.nodes << " nodes, " << std::fixed << std::setprecision(2)
         << processor_time() - before << " s";
    return {outcome.verdict, cost.str()};
}

} // namespace

TEST_CASE("each bound of each board of 8 stones is proved from tables of 6")
{
    const proofs::Lower values(tables(), 6);
    ProofTable table(1 << 24);
    Prover prover({net(), &values}, table);
    proofs::Score score;
    for (std::uint64_t rank = 0; rank < endgame::boards_with(8); ++rank) {
        const engine::Board board = endgame::board_at(8, rank);
        if (!endgame::is_over(board)) {
            proofs::try_bounds(prover, board, tables().value(board), {.nodes = 300'000}, score);
        }
    }
    MESSAGE(score.proofs, " proofs, ", score.nodes, " nodes, ", score.open, " open");
    CHECK(score.wrong == 0);
    CHECK(score.open == 0);
}

TEST_CASE(
    "random boards of 12 to 16 stones, solved from tables of 10, have the values of tables of 16")
{
    const proofs::Lower values(tables(), 10);
    std::mt19937_64 random(1);
    for (int stones = 12; stones <= 16; ++stones) {
        int solved = 0;
        int wrong = 0;
        std::uint64_t nodes = 0;
        constexpr int boards = 50;
        for (int i = 0; i < boards; ++i) {
            const engine::Board board = unfinished(stones, random);
            const int value = tables().value(board);
            ProofTable table(1 << 22);
            Prover prover({net(), &values}, table);
            const Standing standing = Solver(prover).run(
                board, {}, {}, {.nodes = 1'000'000}, {.guess = net().value(board) / engine::unit});
            solved += standing.exact() ? 1 : 0;
            wrong += standing.lower <= value && value <= standing.upper ? 0 : 1;
            nodes += standing.nodes;
        }
        MESSAGE(stones, " stones: ", solved, " of ", boards, " solved, ", nodes / boards,
                " nodes each");
        CHECK(wrong == 0);
        CHECK((stones > 14 || solved >= boards * 9 / 10)); // above, some take longer
    }
}

TEST_CASE("the exact values of the vectors are proved from tables of five stones fewer")
{
    int solved = 0;
    int asked = 0;
    for (const auto& endgame : support::vectors().endgames) {
        const auto board = engine::packed(endgame.position);
        const proofs::Lower values(tables(), endgame.stones - 5);
        ProofTable table(1 << 24);
        Prover prover({net(), &values}, table);
        const Standing standing = Solver(prover).run(board, {}, {}, {.nodes = 10'000'000},
                                                     {.guess = net().value(board) / engine::unit});
        CHECK(standing.lower <= endgame.value);
        CHECK(standing.upper >= endgame.value);
        solved += standing.exact() ? 1 : 0;
        ++asked;
    }
    MESSAGE(solved, " of ", asked);
    CHECK(asked == 52);
    CHECK(solved >= 50);
}

TEST_CASE("one stone in each pit: one stone for player 1, and the rest is endless")
{
    const auto from = prove(1, {Kind::at_least, 1}, 1 << 24);
    const auto to = prove(1, {Kind::below, 2}, 1 << 24);
    MESSAGE(from.cost, "; ", to.cost);
    CHECK(from.verdict == Verdict::proved);
    CHECK(to.verdict == Verdict::proved);
}

TEST_CASE("two stones in each pit: player 1 wins by 2")
{
    const auto from = prove(2, {Kind::at_least, 2}, 1 << 28);
    const auto to = prove(2, {Kind::below, 3}, 1 << 28);
    MESSAGE(from.cost, "; ", to.cost, " (before: 4,261 nodes with tables up to 22)");
    CHECK(from.verdict == Verdict::proved);
    CHECK(to.verdict == Verdict::proved);
}

TEST_CASE("three stones in each pit: player 1 wins by 4")
{
    if (!tables_reach_far()) {
        return;
    }
    const auto from = prove(3, {Kind::at_least, 4}, std::size_t{1} << 30);
    MESSAGE(from.cost, " (before: 29 s, 86.5 M nodes with tables up to 24, 232 s up to 22)");
    CHECK(from.verdict == Verdict::proved);
    const auto to = prove(3, {Kind::below, 5}, std::size_t{1} << 30);
    MESSAGE(to.cost, " (before: 42 s, 122.5 M nodes with tables up to 24)");
    CHECK(to.verdict == Verdict::proved);
}

TEST_CASE("three stones in each pit: pit 3 wins by 4")
{
    if (!tables_reach_far()) {
        return;
    }
    const mancala::Position begin{.pits = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3},
                                  .stores = {},
                                  .to_move = mancala::Player::one};
    const auto step =
        engine::play(engine::packed(begin), engine::slot_of(mancala::Pit(3), begin.to_move));
    const prover::Claim wanted = prover::Claim{Kind::at_least, 4}.after(step.gain, step.next);
    const proofs::Lower values(tables(), tables().most_stones());
    ProofTable table(std::size_t{1} << 30);
    Prover prover({net(), &values}, table);
    const double before = processor_time();
    const auto outcome = prover.prove(step.board, wanted, {}, {});
    MESSAGE("depth ", outcome.turns, ", ", outcome.nodes, " nodes, ", processor_time() - before,
            " s");
    CHECK(outcome.verdict == Verdict::proved);
}

namespace {

/// Moves of games in which the first four are random and the others good.
class Games
{
  public:
    /// A position with at most so many stones.
    engine::Board position(int stones)
    {
        engine::Board board = start(4);
        for (int move = 0; engine::stones_on(board) > stones; ++move) {
            const int slot = move < 4 ? any_slot(board) : good_slot(board);
            const engine::Step step = engine::play(board, slot);
            const bool over = step.next == engine::Next::over;
            board = over ? start(4) : step.board;
            move = over ? -1 : move;
        }
        return board;
    }
    /// What a short search thinks of it.
    int guess(const engine::Board& board)
    {
        search_.forget();
        return search_.run(board, {.nodes = 2000}).value / engine::unit;
    }

  private:
    int any_slot(const engine::Board& board)
    {
        int slot = 0;
        do {
            slot = static_cast<int>(random_() % engine::slots);
        } while (board.stones(slot) == 0);
        return slot;
    }
    int good_slot(const engine::Board& board)
    {
        search_.forget();
        return search_.run(board, {.nodes = 2000}).slot;
    }

    std::mt19937_64 random_{1};
    engine::Search search_{net(), nullptr, 1 << 16};
};

} // namespace

TEST_CASE("100 positions of 24 to 26 stones met in play are solved exactly")
{
    const int known = tables().most_stones();
    const proofs::Lower values(tables(), known);
    Games games;
    std::vector<double> times;
    std::vector<std::uint64_t> nodes;
    int open = 0;
    for (int i = 0; i < 100; ++i) {
        const engine::Board board = games.position(24 + i % 3);
        ProofTable table(std::size_t{256} << 20);
        Prover prover({net(), &values}, table);
        const double before = processor_time();
        const Standing standing =
            Solver(prover).run(board, {}, {}, {.nodes = known < 20 ? 1'000'000U : 30'000'000U},
                               {.guess = games.guess(board)});
        times.push_back(processor_time() - before);
        nodes.push_back(standing.nodes);
        open += standing.exact() ? 0 : 1;
    }
    std::sort(times.begin(), times.end());
    std::sort(nodes.begin(), nodes.end());
    MESSAGE("tables up to ", known, ": median ", times[50] * 1000, " ms, longest ",
            times.back() * 1000, " ms; median ", nodes[50], " nodes, most ", nodes.back(),
            "; open ", open);
    CHECK(open <= (known >= 20 ? 0 : 50));
    if (known >= 22) {
        CHECK(times.back() < 1.0);
    }
}
