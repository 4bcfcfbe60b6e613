#include "core/engine/worker.hpp"

#include "core/engine/chance.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace engine {

namespace {

constexpr int hint_first = 1 << 28;
constexpr int bonus_first = 1 << 12;
constexpr int most_history = 1 << 10;
/// From this depth on children are ordered by what they are worth, below by what they gain.
constexpr int evaluated_from = 8;
/// So many bonus moves in a row are looked through in all ways at the leaves, further ones in one.
constexpr int wide_bonus_moves = 3;

int capped(int stones)
{
    return std::min(stones, 15);
}

} // namespace

bool Worker::spend()
{
    return nodes_.take([this] { return around_.effort.allowance(); });
}

/// The stores are no part of a board, so the chance to win is counted from what they say already.
/// Then values add up along a path as stones do.
int Worker::judged(int rest, int stones) const
{
    if (!for_the_win_) {
        return rest;
    }
    const int hope = hope_a_stone * stones;
    return chance_to_win(lead_, rest + (roots_ ? hope : -hope), stones) - lead_ * unit;
}

int Worker::settled(int rest) const
{
    return for_the_win_ ? worth_of_end(lead_ + rest / unit) - lead_ * unit : rest;
}

/// Whether who is ahead can lose no more.
bool Worker::decided(int stones) const
{
    return for_the_win_ && std::abs(lead_) > stones;
}

std::uint64_t Worker::key_with(const Board& board, int lead, bool roots) const
{
    constexpr std::uint64_t apart = 0x9E37'79B9'7F4A'7C15ULL;
    const auto nth = 2 * static_cast<std::uint64_t>(lead + most_stones + 1) + (roots ? 1 : 0);
    return key_of(board) ^ (for_the_win_ ? nth * apart : 0);
}

/// What a table says of the board. Who goes for the win does not take its word for a loss: the
/// other may not know the way.
std::optional<int> Worker::known(const Board& board, int stones)
{
    if (stones > most_known_) {
        return std::nullopt;
    }
    const auto value = around_.known->probe(board);
    if (!value || (for_the_win_ && (roots_ ? lead_ + *value : -lead_ - *value) < 0)) {
        return std::nullopt;
    }
    certainty_ = Certainty::proved;
    return settled(*value * unit);
}

int Worker::value(const Board& board, std::uint64_t key, Window window, int depth)
{
    const int stones = stones_on(board);
    const int most = stones * unit;
    if (decided(stones)) {
        certainty_ = Certainty::proved;
        return settled(0);
    }
    if (spent_ != nullptr && is_spent(board)) {
        depends_on_ = 0; // on what came before the root
        certainty_ = Certainty::proved;
        return settled(0);
    }
    if (!for_the_win_) {
        window = {std::max(window.alpha, -most), std::min(window.beta, most)};
    }
    if (window.alpha >= window.beta) {
        certainty_ = Certainty::proved;
        return window.alpha;
    }
    if (const auto value = known(board, stones)) {
        return *value;
    }
    if (depth <= 0 || ply_ >= longest_path - 1) {
        return quiet(board, window, 0);
    }
    if (!spend()) {
        return 0;
    }
    if (const int ply = ply_of(key); ply >= 0) {
        depends_on_ = std::min(depends_on_, ply);
        certainty_ = Certainty::proved;
        return settled(0);
    }
    const auto memo = around_.memory.find(key);
    const Node node{board, key, window, depth, memo ? memo->slot : -1};
    const auto found = remembered(node, memo);
    return found ? *found : expand(node);
}

std::optional<int> Worker::remembered(const Node& node, std::optional<Memo> memo)
{
    if (!memo || memo->depth < node.depth) {
        return std::nullopt;
    }
    const bool decides = memo->bound == Bound::exact ||
                         (memo->bound == Bound::lower && memo->value >= node.window.beta) ||
                         (memo->bound == Bound::upper && memo->value <= node.window.alpha);
    if (!decides) {
        return std::nullopt;
    }
    certainty_ = memo->depth == proved_depth ? Certainty::proved : Certainty::estimated;
    return memo->value;
}

/// Between moves that bank nothing the sides alternate, so every second board of the path has the
/// same player to move.
int Worker::ply_of(std::uint64_t key) const
{
    for (int ply = ply_ - 2; ply >= quiet_since_; ply -= 2) {
        if (path_[static_cast<std::size_t>(ply)] == key) {
            return ply;
        }
    }
    return -1;
}

bool Worker::is_spent(const Board& board) const
{
    const auto& boards = roots_ ? spent_->with_same : spent_->with_other;
    return quiet_since_ == 0 && std::find(boards.begin(), boards.end(), board) != boards.end();
}

int Worker::expand(const Node& node)
{
    Children children;
    list_children(node, children);
    path_[static_cast<std::size_t>(ply_)] = node.key;
    const int outer = std::exchange(depends_on_, longest_path);
    int depends_on = longest_path;
    auto certainty = Certainty::proved;
    Window window = node.window;
    Memo best{.value = -beyond_all, .depth = node.depth};
    for (int i = 0; i < children.count && best.value < window.beta; ++i) {
        fetch_best(children, i);
        const Child& child = children.all[static_cast<std::size_t>(i)];
        depends_on_ = longest_path;
        const int value = ply_ == 0 ? first_move_value(child, window, node.depth, i)
                                    : variation_value(child, window, node.depth, i);
        if (ended()) {
            return 0;
        }
        depends_on = std::min(depends_on, depends_on_);
        certainty = std::min(certainty, certainty_);
        if (value <= best.value) {
            continue;
        }
        best.value = value;
        best.slot = child.slot;
        if (ply_ == 0) {
            best_ = {best.slot, best.value};
        }
        window.alpha = std::max(window.alpha, value);
        if (value >= window.beta) {
            depends_on = depends_on_; // the others do not matter
            certainty = certainty_;
            learn(node, child);
        }
    }
    certainty_ = certainty;
    if (depends_on >= ply_) {
        depends_on = longest_path;
        keep(node, best);
    }
    depends_on_ = std::min(outer, depends_on);
    return best.value;
}

/// Only what holds however the board was reached.
void Worker::keep(const Node& node, Memo best)
{
    if (best.value >= node.window.beta) {
        best.bound = Bound::lower;
    } else {
        best.bound = best.value <= node.window.alpha ? Bound::upper : Bound::exact;
    }
    if (certainty_ == Certainty::proved) {
        best.depth = proved_depth;
    }
    around_.memory.store(node.key, best);
}

/// The first child gets the whole window; a later one has to show that it is better.
int Worker::variation_value(const Child& child, Window window, int depth, int rank)
{
    if (rank > 0 && window.beta - window.alpha > 1) {
        const int value = child_value(child, {window.alpha, window.alpha + 1}, depth);
        if (value <= window.alpha || value >= window.beta || ended()) {
            return value;
        }
    }
    return child_value(child, window, depth);
}

int Worker::child_value(const Child& child, Window window, int depth)
{
    if (child.next == Next::over) {
        certainty_ = Certainty::proved;
        return settled(child.gain);
    }
    const int since = quiet_since_;
    const int lead = lead_;
    const int after_move = lead + child.gain / unit;
    const bool roots = roots_;
    const bool same = child.next == Next::same;
    lead_ = same ? after_move : -after_move;
    roots_ = same == roots;
    ++ply_;
    if (child.gain > 0) {
        quiet_since_ = ply_;
    }
    const Window after = window.after(child.gain);
    const int value =
        same ? child.gain + this->value(child.board(), child.key, after, depth - 1)
             : child.gain - this->value(child.board(), child.key, after.turned(), depth - quarters);
    --ply_;
    lead_ = lead;
    roots_ = roots;
    quiet_since_ = since;
    return value;
}

int Worker::quiet_or_known(const Board& board, Window window, int bonus_moves)
{
    const auto value = known(board, stones_on(board));
    return value ? *value : quiet(board, window, bonus_moves);
}

int Worker::quiet(const Board& board, Window window, int bonus_moves)
{
    if (!spend()) {
        return 0;
    }
    const int stones = stones_on(board);
    const int most = stones * unit;
    int best = judged(std::clamp(around_.evaluation.value(board), -most, most), stones);
    for (int i = 0; i < slots && best < window.beta; ++i) {
        // The own row first, from the store on.
        const int slot = i < row_slots ? row_slots - 1 - i : slots + row_slots - 1 - i;
        if (!may_be_bonus(board, slot)) {
            continue;
        }
        const Step step = play(board, slot);
        if (step.next == Next::other) {
            continue;
        }
        const int gain = step.gain * unit;
        window.alpha = std::max(window.alpha, best);
        int value = 0;
        if (step.next == Next::over) {
            value = settled(gain);
        } else {
            lead_ += step.gain;
            value = gain + quiet_or_known(step.board, window.after(gain), bonus_moves + 1);
            lead_ -= step.gain;
        }
        best = std::max(best, value);
        if (bonus_moves >= wide_bonus_moves) {
            break;
        }
    }
    certainty_ = Certainty::estimated;
    return best;
}

void Worker::list_children(const Node& node, Children& children) const
{
    const bool leaves = node.depth <= quarters;
    for (int slot = 0; slot < slots; ++slot) {
        const int stones = node.board.stones(slot);
        if (stones == 0) {
            continue;
        }
        const Step step = play(node.board, slot);
        Child& child = children.all[static_cast<std::size_t>(children.count)];
        child.mine = step.board.mine;
        child.theirs = step.board.theirs;
        child.gain = step.gain * unit;
        child.slot = slot;
        child.next = step.next;
        child.key = 0;
        if (!leaves || step.next == Next::same) {
            const int lead = lead_ + step.gain;
            const bool same = step.next == Next::same;
            child.key = key_with(step.board, same ? lead : -lead, same == roots_);
            around_.memory.prefetch(child.key);
        }
        child.order = order(node, child, stones);
        ++children.count;
    }
}

int Worker::order(const Node& node, const Child& child, int stones) const
{
    if (child.slot == node.hint) {
        return hint_first;
    }
    if (child.next == Next::over) {
        return child.gain;
    }
    const bool same = child.next == Next::same;
    if (node.depth >= evaluated_from) {
        const int worth = around_.evaluation.value(child.board());
        return child.gain + (same ? worth : -worth);
    }
    const auto slot = static_cast<std::size_t>(child.slot);
    return child.gain + (same ? bonus_first + child.slot : 0) +
           history_[slot][static_cast<std::size_t>(capped(stones))];
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

void Worker::learn(const Node& node, const Child& child)
{
    const auto slot = static_cast<std::size_t>(child.slot);
    const auto stones = static_cast<std::size_t>(capped(node.board.stones(child.slot)));
    int& score = history_[slot][stones];
    score += node.depth;
    if (score > most_history) {
        for (auto& row : history_) {
            for (int& each : row) {
                each /= 2;
            }
        }
    }
}

} // namespace engine
