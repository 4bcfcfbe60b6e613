// One thread's part of a search. Knows the tree; when to stop, it asks the effort all share.
#pragma once

#include "core/base/portions.hpp"
#include "core/engine/effort.hpp"
#include "core/engine/search.hpp"

#include <array>
#include <optional>
#include <vector>

namespace engine {

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
        , for_the_win_(around.effort.lead().has_value())
        , tolerance_(around.effort.tolerance())
        , most_known_(around.known == nullptr ? 0 : around.known->most_stones_known())
        , spent_(around.effort.spent())
    {
    }

    struct Root
    {
        int slot;
        int value;
        Certainty certainty = Certainty::estimated;
        std::vector<int> close = {}; ///< as in the report
    };
    /// The board searched to so many turns; when the effort ends before, the best move found until
    /// then, nothing if there is none.
    [[nodiscard]] std::optional<Root> root(const Board& board, int turns);

    [[nodiscard]] bool ended() const { return nodes_.is_over(); }
    /// From any thread.
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.taken(); }

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
    int first_move_value(const Child& child, Window window, int depth, int rank);
    [[nodiscard]] std::vector<int> close_to_best() const;
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
    [[nodiscard]] bool is_spent(const Board& board) const;
    /// What a board with so many stones is worth if the rest is worth so much.
    [[nodiscard]] int judged(int rest, int stones) const;
    /// What a board is worth if that is all that comes of it.
    [[nodiscard]] int settled(int rest) const;
    [[nodiscard]] bool decided(int stones) const;
    [[nodiscard]] std::uint64_t key_with(const Board& board, int lead, bool roots) const;
    bool spend();

    /// Below and above all values and what a memo holds.
    static constexpr int beyond_all = 32'000;
    static constexpr int quarters = 4;
    static constexpr int longest_path = 1024;

    const Surroundings& around_;
    bool for_the_win_; ///< a value is then the chance less what the stores say already
    int tolerance_;
    int most_known_;
    const Spent* spent_; ///< null for none
    base::Portions nodes_;
    std::optional<Root> best_; ///< of the root
    /// What each of the root's moves is worth at least; kept only with a tolerance.
    std::array<int, slots> at_least_{};
    int ply_ = 0;
    int lead_ = 0;        ///< in stones, of who is to move; counts only for the win
    bool roots_ = true;   ///< whether who is to move is who is at the root
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
