#include "candoscript/table.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

namespace candoscript {

namespace {

// A gap up to this many missing elements is still filled, and up to this size the dense part grows
// downwards too.
constexpr std::int64_t widest_gap = 16;
constexpr std::size_t small_size = 64;
constexpr std::size_t node_weight = sizeof(Value) + 56;

constexpr std::int64_t largest_index = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t smallest_index = std::numeric_limits<std::int32_t>::min();

bool is_used(const Value& value)
{
    return !value.is_nothing();
}

bool is_used_entry(const std::pair<const std::int32_t, Value>& entry)
{
    return is_used(entry.second);
}

std::size_t field_weight(std::string_view name)
{
    return node_weight + sizeof(std::string) + name.size();
}

} // namespace

Table::Table(const Table& other)
    : first_(other.first_)
    , heap_(other.heap_)
    , depth_(other.depth_)
{
    std::size_t bytes =
        sizeof(Table) + other.dense_.size() * sizeof(Value) + other.tree_.size() * node_weight;
    for (const auto& [name, value] : other.fields_) {
        bytes += field_weight(name);
    }
    heap_->take(bytes);
    dense_ = other.dense_;
    tree_ = other.tree_;
    fields_ = other.fields_;
}

Table::~Table()
{
    std::size_t bytes = sizeof(Table) + dense_.size() * sizeof(Value) + tree_.size() * node_weight;
    for (const auto& [name, value] : fields_) {
        bytes += field_weight(name);
    }
    heap_->give_back(bytes);
}

const Value* Table::find(std::int32_t index) const
{
    if (const Value* element = dense(index)) {
        return element;
    }
    const auto found = tree_.find(index);
    return found == tree_.end() ? nullptr : &found->second;
}

const Value* Table::find(std::string_view field) const
{
    const auto found = fields_.find(field);
    return found == fields_.end() ? nullptr : &found->second;
}

Value& Table::at(std::int32_t index)
{
    if (const Value* element = find(index)) {
        return const_cast<Value&>(*element);
    }
    if (grow_towards(index)) {
        return *dense(index);
    }
    heap_->take(node_weight);
    return tree_[index];
}

Value& Table::at(std::string_view field)
{
    if (const auto found = fields_.find(field); found != fields_.end()) {
        return found->second;
    }
    heap_->take(field_weight(field));
    return fields_[std::string(field)];
}

bool Table::grow_towards(std::int32_t index)
{
    if (dense_.empty()) {
        first_ = index;
    }
    const std::int64_t end = dense_end();
    if (index >= end) {
        if (index - end > widest_gap) {
            return false;
        }
        heap_->take(static_cast<std::size_t>(index - end + 1) * sizeof(Value));
        dense_.resize(static_cast<std::size_t>(std::int64_t{index} - first_ + 1));
    } else {
        const std::int64_t distance = std::int64_t{first_} - index;
        if (distance > widest_gap || dense_.size() > small_size) {
            return false;
        }
        heap_->take(static_cast<std::size_t>(distance) * sizeof(Value));
        dense_.insert(dense_.begin(), static_cast<std::size_t>(distance), Value());
        first_ = index;
    }
    move_from_tree();
    return true;
}

/// Elements of the tree that the grown dense part covers now.
void Table::move_from_tree()
{
    auto found = tree_.lower_bound(first_);
    while (found != tree_.end() && found->first < dense_end()) {
        *dense(found->first) = std::move(found->second);
        found = tree_.erase(found);
        heap_->give_back(node_weight);
    }
}

void Table::erase(std::int32_t index)
{
    if (Value* element = dense(index)) {
        *element = Value();
        return;
    }
    if (tree_.erase(index) > 0) {
        heap_->give_back(node_weight);
    }
}

void Table::erase(std::string_view field)
{
    if (const auto found = fields_.find(field); found != fields_.end()) {
        heap_->give_back(field_weight(field));
        fields_.erase(found);
    }
}

std::int32_t Table::count() const
{
    heap_->add_work((dense_.size() + tree_.size()) * sizeof(Value));
    return static_cast<std::int32_t>(std::count_if(dense_.begin(), dense_.end(), is_used) +
                                     std::count_if(tree_.begin(), tree_.end(), is_used_entry));
}

std::optional<std::int32_t> Table::first_index() const
{
    return next_index(smallest_index - 1);
}

std::optional<std::int32_t> Table::last_index() const
{
    return previous_index(largest_index + 1);
}

std::optional<std::int32_t> Table::next_index(std::int64_t after) const
{
    std::optional<std::int32_t> result;
    const auto size = static_cast<std::int64_t>(dense_.size());
    for (std::int64_t i = std::max<std::int64_t>(0, after + 1 - first_); i < size; ++i) {
        if (!dense_[static_cast<std::size_t>(i)].is_nothing()) {
            result = static_cast<std::int32_t>(first_ + i);
            break;
        }
        heap_->add_work(sizeof(Value) * 4);
    }
    auto found = after >= largest_index ? tree_.end()
                                        : tree_.lower_bound(static_cast<std::int32_t>(
                                              std::max<std::int64_t>(after + 1, smallest_index)));
    found = std::find_if(found, tree_.end(), is_used_entry);
    if (found != tree_.end() && (!result || found->first < *result)) {
        result = found->first;
    }
    return result;
}

std::optional<std::int32_t> Table::previous_index(std::int64_t before) const
{
    std::optional<std::int32_t> result;
    const auto size = static_cast<std::int64_t>(dense_.size());
    for (std::int64_t i = std::min(size, before - first_) - 1; i >= 0; --i) {
        if (!dense_[static_cast<std::size_t>(i)].is_nothing()) {
            result = static_cast<std::int32_t>(first_ + i);
            break;
        }
        heap_->add_work(sizeof(Value) * 4);
    }
    const auto behind = before > largest_index
                            ? tree_.end()
                            : tree_.lower_bound(static_cast<std::int32_t>(
                                  std::max<std::int64_t>(before, smallest_index)));
    const auto found =
        std::find_if(std::make_reverse_iterator(behind), tree_.rend(), is_used_entry);
    if (found != tree_.rend() && (!result || found->first > *result)) {
        result = found->first;
    }
    return result;
}

/// Before anything moves, since it may throw.
void Table::charge_shift() const
{
    heap_->add_work(dense_.size() * sizeof(Value) + tree_.size() * node_weight);
}

void Table::rebuild_tree(std::int32_t from, int distance)
{
    std::map<std::int32_t, Value> moved;
    for (auto& [index, value] : tree_) {
        moved[index >= from ? index + distance : index] = std::move(value);
    }
    tree_ = std::move(moved);
}

void Table::open_gap(std::int32_t index)
{
    charge_shift();
    if (last_index() == largest_index) {
        throw Failure{ErrorCode::index_out_of_range, "no room above the highest index"};
    }
    if (dense_end() > largest_index) {
        dense_.pop_back();
        heap_->give_back(sizeof(Value));
    }
    erase(static_cast<std::int32_t>(largest_index));
    const std::int64_t offset = std::int64_t{index} - first_;
    if (dense_.empty()) {
        first_ = 0;
    } else if (offset < 0) {
        ++first_;
    } else if (offset < static_cast<std::int64_t>(dense_.size())) {
        heap_->take(sizeof(Value));
        dense_.insert(dense_.begin() + static_cast<std::ptrdiff_t>(offset), Value());
    }
    rebuild_tree(index, 1);
}

void Table::close_gap(std::int32_t index)
{
    charge_shift();
    erase(index);
    const std::int64_t offset = std::int64_t{index} - first_;
    if (dense_.empty()) {
        first_ = 0;
    } else if (offset < 0) {
        --first_;
    } else if (offset < static_cast<std::int64_t>(dense_.size())) {
        dense_.erase(dense_.begin() + static_cast<std::ptrdiff_t>(offset));
        heap_->give_back(sizeof(Value));
    }
    rebuild_tree(index, -1);
}

void Table::set_depth_for(const Value& element)
{
    depth_ = std::max(depth_, depth_of(element) + 1);
}

bool Table::copy_small(const Table& other)
{
    if (other.dense_.size() > small_size || dense_.size() > small_size || !tree_.empty() ||
        !other.tree_.empty() || !fields_.empty() || !other.fields_.empty()) {
        return false;
    }
    if (other.dense_.size() != dense_.size()) {
        heap_->take(other.dense_.size() * sizeof(Value));
        heap_->give_back(dense_.size() * sizeof(Value));
    }
    first_ = other.first_;
    depth_ = other.depth_;
    dense_ = other.dense_;
    return true;
}

} // namespace candoscript
