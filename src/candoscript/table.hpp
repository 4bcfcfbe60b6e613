// An array, a record, or both in one: elements under integers of any sign, fields under names.
// An element that holds Nothing does not exist. Indices close together lie side by side, the odd
// ones in a tree.
#pragma once

#include "candoscript/value.hpp"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace candoscript {

class Table
{
  public:
    using Fields = std::map<std::string, Value, std::less<>>;

    explicit Table(Heap& heap)
        : heap_(&heap)
    {
    }
    /// Shares the elements; throws Failure if the heap is full.
    Table(const Table& other);
    Table& operator=(const Table&) = delete;
    Table(Table&&) = delete;
    Table& operator=(Table&&) = delete;
    ~Table();

    /// The element if it lies in the dense part; null says nothing about the rest.
    [[nodiscard]] const Value* dense(std::int32_t index) const
    {
        const auto offset = static_cast<std::uint32_t>(index) - static_cast<std::uint32_t>(first_);
        return offset < dense_.size() ? dense_.data() + offset : nullptr;
    }
    [[nodiscard]] Value* dense(std::int32_t index)
    {
        return const_cast<Value*>(std::as_const(*this).dense(index));
    }

    [[nodiscard]] const Value* find(std::int32_t index) const;
    [[nodiscard]] const Value* find(std::string_view field) const;
    /// The element to write to, made if missing.
    [[nodiscard]] Value& at(std::int32_t index);
    [[nodiscard]] Value& at(std::string_view field);
    void erase(std::int32_t index);
    void erase(std::string_view field);

    [[nodiscard]] std::int32_t count() const;
    [[nodiscard]] std::optional<std::int32_t> first_index() const;
    [[nodiscard]] std::optional<std::int32_t> last_index() const;
    [[nodiscard]] std::optional<std::int32_t> next_index(std::int64_t after) const;
    [[nodiscard]] std::optional<std::int32_t> previous_index(std::int64_t before) const;

    /// Entries from `index` on move up by one. Throws Failure at the largest index.
    void open_gap(std::int32_t index);
    /// The entry goes, entries behind it move down by one.
    void close_gap(std::int32_t index);

    [[nodiscard]] const Fields& fields() const { return fields_; }
    [[nodiscard]] Heap& heap() const { return *heap_; }

    /// How many tables lie inside each other here, at most. Kept small by whoever stores a value.
    static constexpr int deepest = 60;
    [[nodiscard]] int depth() const { return depth_; }
    void set_depth_for(const Value& element);

    /// True if `other` was small and its elements now stand here too.
    [[nodiscard]] bool copy_small(const Table& other);

  private:
    friend class Value;

    [[nodiscard]] bool grow_towards(std::int32_t index);
    void move_from_tree();
    [[nodiscard]] std::int64_t dense_end() const
    {
        return std::int64_t{first_} + static_cast<std::int64_t>(dense_.size());
    }
    void charge_shift() const;
    void rebuild_tree(std::int32_t from, int distance);

    std::uint32_t references_ = 1;
    std::int32_t first_ = 0;
    std::vector<Value> dense_;
    std::map<std::int32_t, Value> tree_;
    Fields fields_;
    Heap* heap_;
    int depth_ = 1;
};

inline Table* Value::unshared_table() const
{
    return is_table() && bits_.payload.table->references_ == 1 ? bits_.payload.table : nullptr;
}

/// The table depth of any value: 0 for a scalar.
[[nodiscard]] inline int depth_of(const Value& value)
{
    return value.is_table() ? value.as_table().depth() : 0;
}

} // namespace candoscript
