// Proves what a board is worth, a part of the work at a time. Joins engine and prover.
#pragma once

#include "core/prover/solver.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace glue {

class BoardProof
{
  public:
    /// Bytes for what it remembers. It takes none before the first board, and more as it works: so
    /// much is not cleared at once.
    static constexpr std::size_t most_memory = std::size_t{64} << 20U;

    /// Both must outlive it; `known` may be null.
    BoardProof(const engine::Evaluation& evaluation, const engine::ExactValues* known);
    ~BoardProof();
    BoardProof(const BoardProof&) = delete;
    BoardProof& operator=(const BoardProof&) = delete;

    /// Whether it is worth while: a board far above the tables is not proved in a minute.
    [[nodiscard]] bool is_in_reach(const engine::Board& board) const;

    /// Another board, on which the game is not over. What was found of those before helps.
    void begin(const engine::Board& board);
    /// What was found of all boards.
    void forget();

    /// Goes on at the board until its value is proved or the limits end this part of the work. The
    /// first bounds tried are at the guess.
    void go_on(int guess, const prover::Limits& limits);

    /// Boards looked at since begin().
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// Stones the player to move takes more than the other from the board, once that is proved.
    [[nodiscard]] std::optional<int> value() const;
    /// Once the value is proved, moves that keep it, as far as that is proved too; each slot seen
    /// by who plays it. The first of them may need some more work.
    [[nodiscard]] std::vector<int> line(const prover::Limits& limits);

  private:
    struct Workshop;

    void make_room(std::uint64_t nodes);
    [[nodiscard]] std::vector<int> line_by_proof(prover::Limits limits);
    [[nodiscard]] bool keeps(int slot, int turns, prover::Limits& limits);
    [[nodiscard]] std::vector<int> line_after(int slot, const engine::Step& step) const;

    const engine::Evaluation& evaluation_;
    const engine::ExactValues* known_;
    std::unique_ptr<Workshop> workshop_; ///< null until it is needed
    std::uint64_t remembered_ = 0;       ///< nodes that it may remember
    engine::Board board_;
    prover::Standing standing_;
    std::uint64_t nodes_ = 0;
};

} // namespace glue
