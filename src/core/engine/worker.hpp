// One thread's part of a search. Knows the tree; when to stop, it asks the effort all share.
#pragma once

#include "core/engine/search.hpp"

#include <array>
#include <atomic>
#include <optional>

namespace engine {

/// The limits of a search and what its threads have spent of them together.
class Effort
{
  public:
    explicit Effort(const Limits& limits)
        : limits_(limits)
    {
    }

    /// Takes from the nodes; how many may be looked at before asking again, 0 for an end.
    [[nodiscard]] std::uint64_t allowance();
    void end() { ended_.store(true, std::memory_order_relaxed); }
    /// Until then a stop alone ends the search.
    void first_depth_is_done() { first_depth_done_.store(true, std::memory_order_relaxed); }

    /// Nodes are handed out in such portions; so often somebody looks at clock and stop.
    static constexpr std::uint64_t portion = 1024;

  private:
    [[nodiscard]] std::uint64_t beyond_limits();

    const Limits& limits_;
    std::atomic<std::uint64_t> handed_out_{0};
    std::atomic<bool> first_depth_done_{false};
    std::atomic<bool> ended_{false};
};

/// What a thread works with; none of it is its own.
struct Surroundings
{
    const Evaluation& evaluation;
    const ExactValues* known;
    Memory& memory;
    Effort& effort;
};

class Worker
{
  public:
    explicit Worker(const Surroundings& around)
        : around_(around)
        , most_known_(around.known == nullptr ? 0 : around.known->most_stones_known())
    {
    }

    struct Root
    {
        int slot;
        int value;
        Certainty certainty = Certainty::estimated;
    };
    /// The board searched to so many turns; when the effort ends before, the best move found until
    /// then, nothing if there is none.
    [[nodiscard]] std::optional<Root> root(const Board& board, int turns);

    [[nodiscard]] bool ended() const { return ended_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    struct Window
    {
        int alpha = 0;
        int beta = 0;
        /// Seen from after a move that gains so much.
        [[nodiscard]] Window after(int gain) const { return {alpha - gain, beta - gain}; }
        [[nodiscard]] Window turned() const { return {-beta, -alpha}; }
    };
    // Not initialised: twelve are made at each board, and those in use are filled whole.
    struct Child // NOLINT(cppcoreguidelines-pro-type-member-init)
    {
        std::uint64_t mine;
        std::uint64_t theirs;
        std::uint64_t key;
        int gain; ///< parts of a stone
        int order;
        int slot;
        Next next;

        [[nodiscard]] Board board() const { return {mine, theirs}; }
    };
    struct Children // NOLINT(cppcoreguidelines-pro-type-member-init)
    {
        std::array<Child, slots> all;
        int count = 0;
    };
    /// A board being looked into and what is known of it.
    struct Node
    {
        Board board;
        std::uint64_t key = 0;
        Window window;
        int depth = 0; ///< quarters of a turn
        int hint = -1; ///< the slot to try first, -1 for none
    };

    int value(const Board& board, std::uint64_t key, Window window, int depth);
    int expand(const Node& node);
    int child_value(const Child& child, Window window, int depth);
    int variation_value(const Child& child, Window window, int depth, int rank);
    int quiet_or_known(const Board& board, Window window, int bonus_moves);
    int quiet(const Board& board, Window window, int bonus_moves);
    [[nodiscard]] std::optional<int> remembered(const Node& node, std::optional<Memo> memo);
    [[nodiscard]] std::optional<int> known(const Board& board, int stones);
    void list_children(const Node& node, Children& children) const;
    [[nodiscard]] int order(const Node& node, const Child& child, int stones) const;
    static void fetch_best(Children& children, int from);
    void learn(const Node& node, const Child& child);
    void keep(const Node& node, Memo best);
    /// Where on the path the board stood since a stone last reached a store; -1 for nowhere.
    [[nodiscard]] int ply_of(std::uint64_t key) const;
    bool spend();

    static constexpr int quarters = 4;
    static constexpr int longest_path = 1024;

    const Surroundings& around_;
    int most_known_;
    std::uint64_t nodes_ = 0;
    std::uint64_t left_ = 0;
    bool ended_ = false;
    std::optional<Root> best_; ///< of the root
    int ply_ = 0;
    int quiet_since_ = 0; ///< the first ply of the path since a stone last reached a store
    std::array<std::uint64_t, longest_path> path_{};
    /// The first ply to which a board of the current value came back: above it the value holds for
    /// this path alone.
    int depends_on_ = longest_path;
    /// Whether an estimate had a part in the current value, or the bound that it is.
    Certainty certainty_ = Certainty::estimated;
    /// How often a slot with so many stones was best.
    std::array<std::array<int, 16>, slots> history_{};
};

} // namespace engine
