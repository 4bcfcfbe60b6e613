// How a claim is proved, and why it may be believed.
//
// Boards are looked at to a limited depth. Where the search looks no further it knows nothing, and
// not to know counts against the claim: the one who has to make it true finds a move whose child is
// proved, while all moves of the other must be. So a verdict other than unknown is a strategy whose
// every line ends in a table, at the end of the game, or at a board that came before.
//
// A board that comes again since a stone last reached a store means endless play, which is worth 0
// for the stones left, whoever likes it. That is so for the path it was met on; the verdicts above
// it hold for any path only from the board on to which the path came back: a strategy that returns
// to a board within itself may go on there as before, for ever. `depends_on_` says where that is,
// and only verdicts that need no board above themselves are kept (keep()). What is kept is thus
// true of the board, and a line that ends in the table of proofs ends in a fact. A vain attempt is
// kept though it may hold for its path alone: this can hide a proof at one depth, never make one.
#include "core/prover/worker.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace prover {

namespace {

constexpr int hint_first = 1 << 28;
constexpr int bonus_first = 1 << 12;
constexpr int most_history = 1 << 10;
/// From this depth on children are ordered by what they are worth, below by what they gain.
constexpr int evaluated_from = 8;
/// From this depth on threads keep out of each other's way.
constexpr int shared_from = 12;
constexpr int bonus_cost = 1;
/// Of the own moves each later one is looked at so many quarters less deep than the one before:
/// one good move suffices, and the evaluation mostly puts it first. What this misses at one depth
/// it finds at a later one.
constexpr int late_cost = 4;
/// A board is given up when the evaluation misses the bound by more than two stones and half a one
/// for each turn of depth. It is taken up again as the depth grows.
constexpr int given_up_from = 2 * engine::unit;
constexpr int given_up_step = engine::unit / 8; // a quarter of a turn

int capped(int stones)
{
    return std::min(stones, 15);
}

bool decides(Kind kind, Verdict verdict)
{
    return verdict == (kind == Kind::at_least ? Verdict::proved : Verdict::disproved);
}

/// Nobody takes more stones than there are.
std::optional<Verdict> by_stones(Claim claim, int stones)
{
    if (claim.bound > stones || claim.bound <= -stones) {
        return verdict(claim.holds(claim.bound > stones ? stones : -stones));
    }
    return std::nullopt;
}

} // namespace

Worker::Worker(const Surroundings& around)
    : around_(around)
    , most_known_(around.known == nullptr ? 0 : around.known->most_stones_known())
{
}

bool Worker::spend()
{
    return nodes_.take([this] { return around_.control.allowance(); });
}

Verdict Worker::root(const engine::Board& board, Claim claim, int turns)
{
    ply_ = 0;
    quiet_since_ = 0;
    depends_on_ = longest_path;
    return look({board, key_of(board), claim, turns * quarters});
}

Verdict Worker::look(const Node& node)
{
    const int stones = engine::stones_on(node.board);
    if (const auto known = by_stones(node.claim, stones)) {
        return *known;
    }
    if (stones <= most_known_) {
        if (const auto value = around_.known->probe(node.board)) {
            return verdict(node.claim.holds(*value));
        }
    }
    if (node.depth <= 0 || ply_ >= longest_path - 1 || !spend()) {
        return Verdict::unknown;
    }
    if (const int ply = ply_of(node.board); ply >= 0) {
        depends_on_ = std::min(depends_on_, ply);
        return verdict(node.claim.holds(0));
    }
    const Facts facts = around_.table.find(node.key).value_or(Facts{});
    if (const Verdict verdict = facts.on(node.claim); verdict != Verdict::unknown) {
        return verdict;
    }
    if (facts.tried(node.claim, node.depth) || hopeless(node)) {
        return Verdict::unknown;
    }
    return expand(node, facts);
}

bool Worker::hopeless(const Node& node) const
{
    const int value = around_.evaluation.value(node.board);
    const int bound = node.claim.bound * engine::unit;
    const int missing = node.claim.kind == Kind::at_least ? bound - value : value - bound;
    return missing > given_up_from + given_up_step * node.depth;
}

/// Between moves that bank nothing the sides alternate, so every second board of the path has the
/// same player to move.
int Worker::ply_of(const engine::Board& board) const
{
    for (int ply = ply_ - 2; ply >= quiet_since_; ply -= 2) {
        if (path_[static_cast<std::size_t>(ply)] == board) {
            return ply;
        }
    }
    return -1;
}

Verdict Worker::expand(const Node& node, const Facts& facts)
{
    const std::uint64_t before = nodes_.taken();
    path_[static_cast<std::size_t>(ply_)] = node.board;
    const int outer = std::exchange(depends_on_, longest_path);
    Children children;
    Tally tally;
    list(node, facts, children, tally);
    if (!tally.decided) {
        ask_tables(children, node.claim.kind, tally);
    }
    if (!tally.decided) {
        ask_memory(children, node.claim.kind, tally);
    }
    if (!tally.decided) {
        search(node, children, tally);
    }
    if (ended()) {
        return Verdict::unknown;
    }
    if (!tally.decided && !tally.open) {
        tally.verdict = verdict(node.claim.kind == Kind::below);
    }
    if (tally.depends_on >= ply_) {
        tally.depends_on = longest_path; // what came back, came back to this board
    }
    keep(node, tally, nodes_.taken() - before);
    depends_on_ =
        std::min(outer, tally.verdict == Verdict::unknown ? longest_path : tally.depends_on);
    return tally.verdict;
}

/// A child's verdict. Of the other's moves one that is unknown ends it: the claim is not proved.
void Worker::count(Tally& tally, Kind kind, Verdict verdict, int slot)
{
    tally.open = tally.open || verdict == Verdict::unknown;
    if (decides(kind, verdict) || (kind == Kind::below && verdict == Verdict::unknown)) {
        tally.verdict = verdict;
        tally.decided = true;
        tally.slot = slot;
    }
}

void Worker::list(const Node& node, const Facts& facts, Children& children, Tally& tally) const
{
    for (int slot = 0; slot < engine::slots && !tally.decided; ++slot) {
        if (node.board.stones(slot) == 0) {
            continue;
        }
        const engine::Step step = engine::play(node.board, slot);
        Child& child = children.all[static_cast<std::size_t>(children.count)];
        child.gain = step.gain;
        child.slot = slot;
        child.next = step.next;
        child.late = false;
        child.order = slot == facts.slot ? hint_first : 0;
        child.node = {step.board, 0, node.claim.after(step.gain, step.next),
                      node.depth - (step.next == engine::Next::same ? bonus_cost : quarters)};
        if (const auto known = at_once(node, child)) {
            count(tally, node.claim.kind, *known, slot);
        } else {
            ++children.count;
        }
    }
}

/// A child's verdict where neither tables nor memory nor search are needed; sets the key of others.
std::optional<Verdict> Worker::at_once(const Node& node, Child& child) const
{
    if (child.next == engine::Next::over) {
        return verdict(node.claim.holds(child.gain));
    }
    const int stones = engine::stones_on(child.node.board);
    if (const auto known = by_stones(child.node.claim, stones)) {
        return known;
    }
    if (stones <= most_known_) {
        return std::nullopt;
    }
    if (child.node.depth <= 0) {
        return Verdict::unknown;
    }
    child.node.key = key_of(child.node.board);
    around_.table.prefetch(child.node.key);
    return std::nullopt;
}

/// Takes out the children that are in the endgame tables.
void Worker::ask_tables(Children& children, Kind kind, Tally& tally) const
{
    int kept = 0;
    for (int i = 0; i < children.count && !tally.decided; ++i) {
        Child& child = children.all[static_cast<std::size_t>(i)];
        if (child.node.key == 0) {
            if (const auto value = around_.known->probe(child.node.board)) {
                count(tally, kind, verdict(child.node.claim.holds(*value)), child.slot);
                continue;
            }
            child.node.key = key_of(child.node.board);
        }
        children.all[static_cast<std::size_t>(kept++)] = child;
    }
    children.count = kept;
}

/// Takes out the children of which enough is known already.
void Worker::ask_memory(Children& children, Kind kind, Tally& tally) const
{
    int kept = 0;
    for (int i = 0; i < children.count && !tally.decided; ++i) {
        const Child& child = children.all[static_cast<std::size_t>(i)];
        const auto facts = around_.table.find(child.node.key);
        const Verdict known = facts ? facts->on(child.node.claim) : Verdict::unknown;
        if (known != Verdict::unknown ||
            (facts && facts->tried(child.node.claim, child.node.depth))) {
            count(tally, kind, known, child.slot);
        } else {
            children.all[static_cast<std::size_t>(kept++)] = child;
        }
    }
    children.count = kept;
}

void Worker::search(const Node& node, Children& children, Tally& tally)
{
    for (int i = 0; i < children.count; ++i) {
        Child& child = children.all[static_cast<std::size_t>(i)];
        child.order = child.order != 0 ? child.order : order(node, child);
    }
    for (int i = 0; i < children.count && !tally.decided && !ended(); ++i) {
        fetch_best(children, i);
        while (put_off(node, children, i)) {
            fetch_best(children, i);
        }
        Child& child = children.all[static_cast<std::size_t>(i)];
        if (node.claim.kind == Kind::at_least) {
            child.node.depth -= late_cost * i;
        }
        const int others = std::exchange(depends_on_, longest_path);
        const Verdict verdict = descend(node, child);
        count(tally, node.claim.kind, verdict, child.slot);
        // What decides alone does not need the others.
        tally.depends_on = decides(node.claim.kind, verdict)
                               ? depends_on_
                               : std::min(tally.depends_on, depends_on_);
        depends_on_ = others;
        if (tally.decided) {
            learn(node, child.slot);
        }
    }
}

bool Worker::is_shared(const Node& node) const
{
    return around_.busy != nullptr && node.depth >= shared_from;
}

/// A child at which another thread works goes behind all others, once.
bool Worker::put_off(const Node& node, Children& children, int rank) const
{
    Child& child = children.all[static_cast<std::size_t>(rank)];
    if (!is_shared(node) || rank == 0 || child.late || !around_.busy->at(child.node.key)) {
        return false;
    }
    child.late = true;
    child.order = -hint_first - rank;
    return true;
}

Verdict Worker::descend(const Node& node, const Child& child)
{
    const bool shared = is_shared(node);
    if (shared) {
        around_.busy->enter(child.node.key);
    }
    const int since = quiet_since_;
    ++ply_;
    if (child.gain > 0) {
        quiet_since_ = ply_;
    }
    const Verdict verdict = look(child.node);
    --ply_;
    quiet_since_ = since;
    if (shared) {
        around_.busy->leave(child.node.key);
    }
    return verdict;
}

int Worker::order(const Node& node, const Child& child) const
{
    const bool same = child.next == engine::Next::same;
    const int gain = child.gain * engine::unit;
    if (node.depth >= evaluated_from) {
        const int worth = around_.evaluation.value(child.node.board);
        return gain + (same ? worth : -worth);
    }
    const int stones = capped(node.board.stones(child.slot));
    return gain + (same ? bonus_first + child.slot : 0) +
           history_[static_cast<std::size_t>(child.slot)][static_cast<std::size_t>(stones)];
}

void Worker::fetch_best(Children& children, int from)
{
    int best = from;
    for (int i = from + 1; i < children.count; ++i) {
        if (children.all[static_cast<std::size_t>(i)].order >
            children.all[static_cast<std::size_t>(best)].order) {
            best = i;
        }
    }
    if (best != from) {
        std::swap(children.all[static_cast<std::size_t>(from)],
                  children.all[static_cast<std::size_t>(best)]);
    }
}

void Worker::learn(const Node& node, int slot)
{
    const auto stones = static_cast<std::size_t>(capped(node.board.stones(slot)));
    int& score = history_[static_cast<std::size_t>(slot)][stones];
    score += node.depth;
    if (score > most_history) {
        for (auto& row : history_) {
            for (int& each : row) {
                each /= 2;
            }
        }
    }
}

/// Verdicts that hold however the board was reached become facts; all else is a vain attempt.
void Worker::keep(const Node& node, const Tally& tally, std::uint64_t nodes)
{
    Facts facts = around_.table.find(node.key).value_or(Facts{});
    const Claim claim = node.claim;
    if (tally.verdict != Verdict::unknown && tally.depends_on == longest_path) {
        const bool at_least = (tally.verdict == Verdict::proved) == (claim.kind == Kind::at_least);
        if (at_least) {
            facts.lower = std::max(facts.lower, claim.bound);
        } else {
            facts.upper = std::min(facts.upper, claim.bound - 1);
        }
    } else {
        (claim.kind == Kind::at_least ? facts.at_least : facts.below) = {claim.bound, node.depth};
    }
    facts.slot = tally.slot >= 0 ? tally.slot : facts.slot;
    const auto effort = static_cast<int>(std::bit_width(nodes));
    facts.effort = std::max(facts.effort, effort);
    around_.table.store(node.key, facts);
}

} // namespace prover
