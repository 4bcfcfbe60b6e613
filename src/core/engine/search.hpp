// The search: which move is best and what the board is worth to the player to move.
#pragma once

#include "core/engine/evaluation.hpp"
#include "core/engine/memory.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace engine {

/// Boards that end the game, what is left counting for nobody, when they come again before a stone
/// reaches a store. Each is seen by who is to move there.
struct Spent
{
    std::vector<Board> with_same = {}; ///< who is to move at the root is to move there too
    std::vector<Board> with_other = {};

    [[nodiscard]] bool none() const { return with_same.empty() && with_other.empty(); }
};

/// What ends a search, whichever comes first. The first depth, some hundred boards, is searched
/// whatever nodes and deadline say; only a stop ends it.
struct Limits
{
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();
    static constexpr int most_turns = 100;

    std::uint64_t nodes = unlimited; ///< boards looked at, by all threads together
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    std::stop_token stop = {};
    int turns = most_turns; ///< depth; a bonus move counts a quarter of a turn
    /// By how many stones the player to move is ahead, below 0 behind. With it the search goes for
    /// the win instead of for stones: its values are chances (chance.hpp), the line is a move long.
    std::optional<int> lead = std::nullopt;
    /// Above 0 the report names the first moves that come so close to the best, in parts of a
    /// stone. Finding them takes from the nodes.
    int tolerance = 0;
    Spent spent = {};
};

/// How sure a value is.
enum class Certainty : std::uint8_t
{
    estimated,
    /// Every line ends in the end of the game, a repetition or a known value. What the memory says
    /// counts, and it may take a board for another (`key_of`): in a search of n boards with a
    /// chance of about n * the memory's boards / 2^64. With 4 million boards remembered that is 1
    /// in 4 millions for a million boards and 1 in 1000 for half an hour, and a wrong proof is
    /// rarer still. `prover` runs no such risk.
    proved
};

struct Report
{
    int slot = 0;  ///< the move to play, seen by the player to move
    int value = 0; ///< stones still to be won less those to be lost, in parts (`unit`) of a stone
    int turns = 0; ///< the depth searched to its end
    /// Of the value at that depth. What is proved is whole stones, and no deeper search is made.
    Certainty certainty = Certainty::estimated;
    std::uint64_t nodes = 0;
    /// With a tolerance the slots shown to come so close to the value at that depth, `slot` among
    /// them; empty when the depth after it, which was not finished, knew a better one.
    std::vector<int> close;
    std::vector<int> line; ///< best play as far as remembered; each slot seen by who plays it
};

/// Negamax over single moves on what is still to be won: a bonus move keeps the side. Iterative
/// deepening, principal variations, bonus moves looked through at the leaves. A board that comes
/// again since a stone last reached a store is worth 0. With one thread and a limit in nodes the
/// same search on an empty memory gives the same report on any machine.
class Search
{
  public:
    /// Both must outlive the search; `known` may be null. `boards` is the size of the memory.
    Search(const Evaluation& evaluation, const ExactValues* known, std::size_t boards);

    /// Searches a board on which the game is not over. `told` hears of each depth done, on this
    /// thread.
    [[nodiscard]] Report run(const Board& board,
                             const Limits& limits,
                             unsigned threads = 1,
                             const std::function<void(const Report&)>& told = {});

    /// The next search finds nothing of those before.
    void forget() { memory_.forget(); }

  private:
    [[nodiscard]] std::vector<int> line_from(const Board& board, int first) const;

    const Evaluation& evaluation_;
    const ExactValues* known_;
    Memory memory_;
};

} // namespace engine
