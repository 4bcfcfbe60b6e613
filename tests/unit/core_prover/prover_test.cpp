#include "core/endgame/built_tables.hpp"
#include "core/prover/prover.hpp"

#include <doctest/doctest.h>

#include <random>
#include <stdexcept>
#include <thread>

#include "plain_values.hpp"
#include "proofs.hpp"

using prover::Kind;
using prover::Limits;
using prover::ProofTable;
using prover::Prover;
using prover::Verdict;

namespace {

const engine::Net& net()
{
    static const engine::Net built_in(engine::built_in_weights());
    return built_in;
}

/// All boards with so many stones, every so manieth, from tables of fewer.
proofs::Score all_boards(const endgame::Tables& truth, int stones, int known, std::uint64_t step)
{
    const proofs::Lower values(truth, known);
    ProofTable table(1 << 20);
    Prover prover({net(), &values}, table);
    const Limits limits{.nodes = 200'000};
    proofs::Score score;
    for (std::uint64_t rank = 0; rank < endgame::boards_with(stones); rank += step) {
        const engine::Board board = endgame::board_at(stones, rank);
        if (!endgame::is_over(board)) {
            proofs::try_bounds(prover, board, truth.value(board), limits, score);
        }
    }
    return score;
}

const endgame::Tables& tables_to_12()
{
    static const endgame::BuiltTables built(12);
    return built.tables();
}

engine::Board start(int stones_per_pit)
{
    const auto row = 0x0101'0101'0101ULL * static_cast<std::uint64_t>(stones_per_pit);
    return {row, row};
}

} // namespace

TEST_CASE(
    "no bound of any board of up to 5 stones is proved wrongly without tables, endless play too")
{
    const plain_values::PlainValues plain(5);
    ProofTable table(1 << 20);
    Prover prover({net(), nullptr}, table);
    proofs::Score score;
    for (const auto& [key, value] : plain.all()) {
        const mancala::Position position{.pits = key.first, .stores = {}, .to_move = key.second};
        proofs::try_bounds(prover, engine::packed(position), value, {.nodes = 200'000}, score);
    }
    MESSAGE(score.proofs, " proofs, ", score.nodes, " nodes, ", score.open, " open");
    CHECK(score.wrong == 0);
    // Where both go round in large circles nothing is kept, and time runs out.
    CHECK(score.open * 200 <= score.proofs);
}

TEST_CASE("bounds of boards of 6 to 8 stones are proved from tables of fewer stones")
{
    for (const auto& [stones, known, step] :
         {std::array{6, 5, 1}, std::array{7, 5, 5}, std::array{8, 6, 29}}) {
        const auto score =
            all_boards(tables_to_12(), stones, known, static_cast<std::uint64_t>(step));
        MESSAGE(stones, " stones: ", score.proofs, " proofs, ", score.nodes, " nodes");
        CHECK(score.wrong == 0);
        CHECK(score.open == 0);
    }
}

TEST_CASE("random boards of 12 stones have the values of the tables, searched from tables of 9")
{
    const proofs::Lower values(tables_to_12(), 9);
    ProofTable table(1 << 20);
    Prover prover({net(), &values}, table);
    std::mt19937_64 random(1);
    proofs::Score score;
    for (int i = 0; i < 60; ++i) {
        const engine::Board board = endgame::board_at(12, random() % endgame::boards_with(12));
        if (!endgame::is_over(board)) {
            proofs::try_bounds(prover, board, tables_to_12().value(board), {.nodes = 300'000},
                               score);
        }
    }
    MESSAGE(score.proofs, " proofs, ", score.nodes, " nodes, ", score.open, " open");
    CHECK(score.wrong == 0);
    CHECK(score.open * 100 <= score.proofs);
}

TEST_CASE("two threads prove what one proves, and tell how far they are")
{
    const proofs::Lower values(tables_to_12(), 12);
    const engine::Board board{0x0202'0102'0102, 0x0102'0101'0201};
    for (const auto& [kind, bound] : {std::pair(Kind::at_least, -2), std::pair(Kind::below, 9)}) {
        ProofTable table(1 << 22);
        Prover prover({net(), &values}, table);
        int told = 0;
        prover.tell_each(std::chrono::milliseconds(1), [&](const auto& /*progress*/) { ++told; });
        const auto outcome = prover.prove(board, {kind, bound}, {}, {.nodes = 20'000'000}, 2);
        CHECK(outcome.verdict == Verdict::proved);
        MESSAGE(outcome.turns, " turns, ", outcome.nodes, " nodes, told ", told);
        CHECK(told > 0);
    }
}

TEST_CASE("a proof ends when it is told to, when its nodes are spent and when its time is up")
{
    ProofTable table(1 << 20);
    Prover prover({net(), nullptr}, table);
    const prover::Claim claim{Kind::at_least, 1};
    const auto spent = prover.prove(start(4), claim, {}, {.nodes = 5000});
    CHECK(spent.verdict == Verdict::unknown);
    CHECK(spent.ended);
    CHECK(spent.nodes == 5000);
    const auto late =
        prover.prove(start(4), claim, {}, {.deadline = std::chrono::steady_clock::now()});
    CHECK(late.ended);
    std::stop_source source;
    std::jthread stopper;
    prover.tell_each(std::chrono::milliseconds(1),
                     [&](const auto& /*progress*/) { source.request_stop(); });
    CHECK(prover.prove(start(4), claim, {}, {.stop = source.get_token()}, 2).ended);
}

TEST_CASE("what was spent on one claim counts when the next is told of")
{
    ProofTable table(1 << 20);
    Prover prover({net(), nullptr}, table);
    static_cast<void>(prover.prove(start(4), {Kind::at_least, 1}, {}, {.nodes = 5000}));
    std::uint64_t least = 0;
    prover.tell_each(std::chrono::milliseconds(1),
                     [&](const prover::Progress& now) { least = least == 0 ? now.nodes : least; });
    static_cast<void>(prover.prove(start(4), {Kind::below, 5}, {}, {.nodes = 200'000}));
    CHECK(least >= 5000);
}

TEST_CASE("what is thrown where a proof tells how far it is ends the proof and reaches its caller")
{
    ProofTable table(1 << 20);
    Prover prover({net(), nullptr}, table);
    prover.tell_each(std::chrono::milliseconds(1),
                     [](const auto& /*progress*/) { throw std::runtime_error("no paper"); });
    CHECK_THROWS_WITH(static_cast<void>(prover.prove(start(4), {Kind::at_least, 1}, {}, {}, 2)),
                      "no paper");
}

TEST_CASE("a depth that does not suffice leaves a claim open without an end")
{
    ProofTable table(1 << 20);
    Prover prover({net(), nullptr}, table);
    const auto outcome = prover.prove(start(4), {Kind::at_least, 1}, {1, 3}, {});
    CHECK(outcome.verdict == Verdict::unknown);
    CHECK_FALSE(outcome.ended);
    CHECK(outcome.turns == 3);
}
