#include "core/endgame/built_tables.hpp"
#include "core/prover/solver.hpp"

#include <doctest/doctest.h>

#include <random>

#include "proofs.hpp"

using prover::ProofTable;
using prover::Prover;
using prover::Solver;
using prover::Standing;

namespace {

const endgame::Tables& tables_to_10()
{
    static const endgame::BuiltTables built(10);
    return built.tables();
}

const engine::Net& net()
{
    static const engine::Net built_in(engine::built_in_weights());
    return built_in;
}

} // namespace

TEST_CASE("the exact value is found from any guess, with a line that keeps it")
{
    const proofs::Lower values(tables_to_10(), 8);
    std::mt19937_64 random(1);
    for (int i = 0; i < 40; ++i) {
        const engine::Board board = endgame::board_at(10, random() % endgame::boards_with(10));
        if (endgame::is_over(board)) {
            continue;
        }
        const int value = tables_to_10().value(board);
        ProofTable table(1 << 20);
        Prover prover({net(), &values}, table);
        int told = 0;
        const Standing standing =
            Solver(prover).run(board, {}, {}, {.nodes = 1'000'000},
                               {.guess = i % 21 - 10, .told = [&](const auto&, int) { ++told; }});
        CHECK(standing.exact());
        CHECK(standing.lower == value);
        CHECK(told > 0);
        const auto line = prover::proved_line(board, value, table, &values);
        if (!line.empty()) {
            const engine::Step step = engine::play(board, line.front());
            const int rest = step.next == engine::Next::over ? 0 : tables_to_10().value(step.board);
            CHECK(step.gain + (step.next == engine::Next::same ? rest : -rest) == value);
        }
    }
}

TEST_CASE("a question about one bound is answered with yes or no and no more")
{
    const proofs::Lower values(tables_to_10(), 8);
    ProofTable table(1 << 20);
    Prover prover({net(), &values}, table);
    const engine::Board board = endgame::board_at(10, 12'345);
    REQUIRE_FALSE(endgame::is_over(board));
    const int value = tables_to_10().value(board);
    const Standing yes = Solver(prover).run(board, {.at_least = value, .below = {}}, {}, {}, {});
    CHECK(yes.lower == value);
    CHECK(yes.answers({.at_least = value, .below = {}}));
    const Standing below =
        Solver(prover).run(board, {.at_least = {}, .below = value + 1}, {}, {}, {});
    CHECK(below.upper == value);
}

TEST_CASE("what was proved before is not proved again")
{
    ProofTable table(1 << 10);
    Prover prover({net(), nullptr}, table);
    const engine::Board start{0x0404'0404'0404, 0x0404'0404'0404};
    const Standing known{.lower = 2, .upper = 2, .turns = 20, .nodes = 5};
    const Standing standing = Solver(prover).run(start, {}, known, {}, {});
    CHECK(standing.exact());
    CHECK(standing.nodes == 5);
    CHECK(standing.turns == 20);
}

TEST_CASE("a stop leaves the depth where it was")
{
    ProofTable table(1 << 10);
    Prover prover({net(), nullptr}, table);
    const engine::Board start{0x0404'0404'0404, 0x0404'0404'0404};
    const Standing standing =
        Solver(prover).run(start, {}, {.turns = 2}, {.nodes = 3000}, {.guess = 2});
    CHECK_FALSE(standing.exact());
    CHECK(standing.turns >= 2);
    CHECK(standing.turns < 20);
}
