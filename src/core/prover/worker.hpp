// One thread's part of a proof. Knows the tree; when to stop, it asks the control all share.
#pragma once

#include "core/base/portions.hpp"
#include "core/engine/evaluation.hpp"
#include "core/prover/control.hpp"
#include "core/prover/key.hpp"
#include "core/prover/proof_table.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace prover {

/// Boards at which some thread is working, so that others look elsewhere first. Mistakes cost time
/// alone.
class Busy
{
  public:
    [[nodiscard]] bool at(std::uint64_t key) const { return slot(key).load(order) == key; }
    void enter(std::uint64_t key) { slot(key).store(key, order); }
    void leave(std::uint64_t key)
    {
        if (at(key)) {
            slot(key).store(0, order);
        }
    }

  private:
    static constexpr auto order = std::memory_order_relaxed;
    static constexpr std::size_t places = 1 << 12;
    using Places = std::array<std::atomic<std::uint64_t>, places>;

    [[nodiscard]] const Places::value_type& slot(std::uint64_t key) const
    {
        return places_[key >> 40U & (places - 1)];
    }
    [[nodiscard]] Places::value_type& slot(std::uint64_t key)
    {
        return places_[key >> 40U & (places - 1)];
    }

    Places places_{};
};

/// What a thread works with; none of it is its own.
struct Surroundings
{
    const engine::Evaluation& evaluation;
    const engine::ExactValues* known;
    ProofTable& table;
    Control& control;
    Busy* busy; ///< null with one thread
};

class Worker
{
  public:
    explicit Worker(const Surroundings& around);

    /// Looks at most so many turns ahead. Unknown when that proves nothing, or at an end.
    [[nodiscard]] Verdict root(const engine::Board& board, Claim claim, int turns);

    [[nodiscard]] bool ended() const { return nodes_.is_over(); }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_.taken(); }

    /// Depth is counted in quarters: a turn has four, a bonus move costs one.
    static constexpr int quarters = 4;

  private:
    /// A board being looked into.
    struct Node
    {
        engine::Board board;
        std::uint64_t key = 0;
        Claim claim;
        int depth = 0;
    };
    // Not initialised: twelve are made at each board, and those in use are filled whole.
    struct Child // NOLINT(cppcoreguidelines-pro-type-member-init)
    {
        Node node;
        int gain;
        int order;
        int slot;
        engine::Next next;
        bool late; ///< put off because another thread is there
    };
    struct Children // NOLINT(cppcoreguidelines-pro-type-member-init)
    {
        std::array<Child, engine::slots> all;
        int count = 0;
    };
    /// What is known of a node while its children are looked at one after the other.
    struct Tally
    {
        Verdict verdict = Verdict::unknown;
        bool decided = false;
        bool open = false; ///< a child is unknown
        int slot = -1;     ///< the child that decided
        int depends_on = longest_path;
    };

    Verdict look(const Node& node);
    Verdict expand(const Node& node, const Facts& facts);
    void list(const Node& node, const Facts& facts, Children& children, Tally& tally) const;
    [[nodiscard]] std::optional<Verdict> at_once(const Node& node, Child& child) const;
    void ask_tables(Children& children, Kind kind, Tally& tally) const;
    void ask_memory(Children& children, Kind kind, Tally& tally) const;
    void search(const Node& node, Children& children, Tally& tally);
    Verdict descend(const Node& node, const Child& child);
    [[nodiscard]] bool is_shared(const Node& node) const;
    bool put_off(const Node& node, Children& children, int rank) const;
    [[nodiscard]] int order(const Node& node, const Child& child) const;
    [[nodiscard]] bool hopeless(const Node& node) const;
    static void count(Tally& tally, Kind kind, Verdict verdict, int slot);
    static void fetch_best(Children& children, int from);
    void learn(const Node& node, int slot);
    void keep(const Node& node, const Tally& tally, std::uint64_t nodes);
    [[nodiscard]] int ply_of(const engine::Board& board) const;
    bool spend();

    static constexpr int longest_path = 1024;

    const Surroundings& around_;
    int most_known_;
    base::Portions nodes_;
    int ply_ = 0;
    int quiet_since_ = 0; ///< the first ply of the path since a stone last reached a store
    std::array<engine::Board, longest_path> path_{};
    /// The first ply to which a board of the current verdict came back: above it the verdict holds
    /// for this path alone.
    int depends_on_ = longest_path;
    /// How often a slot with so many stones decided.
    std::array<std::array<int, 16>, engine::slots> history_{};
};

} // namespace prover
