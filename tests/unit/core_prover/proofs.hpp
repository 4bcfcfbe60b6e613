// Claims about boards held against values that are known otherwise.
#pragma once

#include "core/endgame/tables.hpp"
#include "core/engine/net.hpp"
#include "core/prover/prover.hpp"
#include "support/lower_tables.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace proofs {

using support::Lower;

struct Score
{
    std::uint64_t proofs = 0;
    std::uint64_t wrong = 0;
    std::uint64_t open = 0; ///< true, but not proved within the limits
    std::uint64_t nodes = 0;
};

/// Tries each bound of a board in both ways: the true claim must be proved, the false one must not.
inline void try_bounds(prover::Prover& prover,
                       const engine::Board& board,
                       int value,
                       const prover::Limits& limits,
                       Score& score)
{
    using prover::Kind;
    using prover::Verdict;
    constexpr int shallow = 3;
    const int stones = engine::stones_on(board);
    for (int bound = -stones + 1; bound <= stones; ++bound) {
        const bool reached = value >= bound;
        const auto lie = prover.prove(board, {reached ? Kind::below : Kind::at_least, bound},
                                      {1, shallow}, limits);
        const auto truth =
            prover.prove(board, {reached ? Kind::at_least : Kind::below, bound}, {}, limits);
        score.proofs += 1;
        score.wrong += lie.verdict == Verdict::proved ? 1 : 0;
        score.wrong += truth.verdict == Verdict::disproved ? 1 : 0;
        score.open += truth.verdict == Verdict::unknown ? 1 : 0;
        score.nodes += lie.nodes + truth.nodes;
    }
}

} // namespace proofs
