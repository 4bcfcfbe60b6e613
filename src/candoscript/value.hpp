// One value of the language: a number, a logical, Nothing inline; texts and tables by counted
// pointer, shared until somebody writes. A heap and its values belong to one thread.
#pragma once

#include "candoscript/heap.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace candoscript {

class Table;

/// Everything from `text` on is counted. A fixed table is one of the host's arrays: the same table,
/// reached through a variable that forbids other indices; a copy of it is an ordinary table.
enum class Kind : std::uint8_t
{
    integer,
    nothing,
    logical,
    real,
    text,
    table,
    fixed_table
};

struct Text
{
    std::uint32_t references;
    Heap* heap;
    std::string bytes;
};

class Value
{
  public:
    Value() noexcept = default;
    Value(const Value& other) { copy_from(other); }
    Value(Value&& other) noexcept
        : bits_(other.bits_)
    {
        other.bits_ = {};
    }
    Value& operator=(const Value& other)
    {
        if (other.is_inline() && is_inline()) {
            bits_ = other.bits_;
        } else {
            assign_counted(other);
        }
        return *this;
    }
    Value& operator=(Value&& other) noexcept
    {
        const Bits old = bits_;
        bits_ = other.bits_;
        other.bits_ = old;
        return *this;
    }
    ~Value() { drop(); }

    static Value of(std::int32_t number) { return Value(Bits{Kind::integer, {.integer = number}}); }
    static Value of(double number) { return Value(Bits{Kind::real, {.real = number}}); }
    static Value of(bool logical) { return Value(Bits{Kind::logical, {.logical = logical}}); }
    /// Throws Failure if the text is longer than the language allows.
    static Value of(Heap& heap, std::string bytes);
    static Value table(Heap& heap);

    [[nodiscard]] Kind kind() const { return bits_.kind; }
    [[nodiscard]] bool is_inline() const { return bits_.kind < Kind::text; }
    [[nodiscard]] bool is_integer() const { return bits_.kind == Kind::integer; }
    [[nodiscard]] bool is_nothing() const { return bits_.kind == Kind::nothing; }
    [[nodiscard]] bool is_table() const { return bits_.kind >= Kind::table; }
    [[nodiscard]] bool is_fixed() const { return bits_.kind == Kind::fixed_table; }

    [[nodiscard]] std::int32_t as_integer() const { return bits_.payload.integer; }
    [[nodiscard]] bool as_logical() const { return bits_.payload.logical; }
    [[nodiscard]] double as_real() const { return bits_.payload.real; }
    [[nodiscard]] const std::string& as_text() const { return bits_.payload.text->bytes; }
    [[nodiscard]] const Table& as_table() const { return *bits_.payload.table; }
    /// Counts going through a text once as work.
    void charge() const { bits_.payload.text->heap->add_work(as_text().size()); }

    /// The table for writing: no other value shares it afterwards.
    [[nodiscard]] Table& own_table();
    /// The table if writing to it needs no copy, otherwise null.
    [[nodiscard]] Table* unshared_table() const;

    void set(std::int32_t number)
    {
        if (!is_inline()) {
            drop();
        }
        bits_.kind = Kind::integer;
        bits_.payload.integer = number;
    }
    /// Forbids indices outside the table's present ones.
    void fix() { bits_.kind = Kind::fixed_table; }

  private:
    union Payload
    {
        std::int32_t integer;
        bool logical;
        double real;
        Text* text;
        Table* table;
    };
    struct Bits
    {
        Kind kind = Kind::nothing;
        Payload payload = {.text = nullptr};
    };

    explicit Value(Bits bits)
        : bits_(bits)
    {
    }

    void copy_from(const Value& other)
    {
        bits_ = other.bits_;
        if (!is_inline()) {
            count_reference();
        }
    }
    void drop() noexcept
    {
        if (!is_inline()) {
            drop_counted();
        }
    }
    void count_reference();
    void drop_counted() noexcept;
    void assign_counted(const Value& other);

    Bits bits_;
};

} // namespace candoscript
