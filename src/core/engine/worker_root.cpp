// The root of a worker's tree: the moves to choose from.
#include "core/engine/worker.hpp"

namespace engine {

std::optional<Worker::Root> Worker::root(const Board& board, int turns)
{
    best_.reset();
    at_least_.fill(-beyond_all);
    ply_ = 0;
    quiet_since_ = 0;
    lead_ = around_.effort.lead().value_or(0);
    roots_ = true;
    const std::uint64_t key = key_with(board, lead_, roots_);
    const auto memo = around_.memory.find(key);
    if (spend()) {
        expand({board, key, {-beyond_all, beyond_all}, turns * quarters, memo ? memo->slot : -1});
    }
    if (best_ && !ended()) {
        best_->certainty = certainty_;
        best_->close = close_to_best();
    }
    return best_;
}

/// With a tolerance a later move is first asked whether it comes close, and whether it is better
/// only if so.
int Worker::first_move_value(const Child& child, Window window, int depth, int rank)
{
    int& at_least = at_least_[static_cast<std::size_t>(child.slot)];
    if (tolerance_ > 0 && rank > 0) {
        const int close = window.alpha - tolerance_;
        const int value = child_value(child, {close - 1, close}, depth);
        if (value < close || ended()) {
            return value;
        }
        at_least = value;
    }
    const int value = variation_value(child, window, depth, rank);
    if (value > window.alpha) {
        at_least = value;
    }
    return value;
}

std::vector<int> Worker::close_to_best() const
{
    std::vector<int> close;
    for (int slot = 0; tolerance_ > 0 && slot < slots; ++slot) {
        if (at_least_[static_cast<std::size_t>(slot)] >= best_->value - tolerance_) {
            close.push_back(slot);
        }
    }
    return close;
}

} // namespace engine
