#include "candoscript/value.hpp"

#include "candoscript/table.hpp"

#include <utility>

namespace candoscript {

namespace {

constexpr std::size_t text_overhead = 64;

std::size_t weight(const Text& text)
{
    return sizeof(Text) + text.bytes.size() + text_overhead;
}

} // namespace

Value Value::of(Heap& heap, std::string bytes)
{
    if (bytes.size() > Heap::longest_text) {
        throw Failure{ErrorCode::out_of_memory, "a text may hold 1 MiB"};
    }
    heap.take(sizeof(Text) + bytes.size() + text_overhead);
    return Value(Bits{Kind::text, {.text = new Text{1, &heap, std::move(bytes)}}});
}

Value Value::table(Heap& heap)
{
    heap.take(sizeof(Table));
    return Value(Bits{Kind::table, {.table = new Table(heap)}});
}

Table& Value::own_table()
{
    if (bits_.payload.table->references_ > 1) {
        auto* copy = new Table(*bits_.payload.table);
        --bits_.payload.table->references_;
        bits_.payload.table = copy;
    }
    return *bits_.payload.table;
}

void Value::count_reference()
{
    if (bits_.kind == Kind::text) {
        ++bits_.payload.text->references;
    } else {
        ++bits_.payload.table->references_;
        bits_.kind = Kind::table;
    }
}

void Value::drop_counted() noexcept
{
    const Bits old = bits_;
    bits_ = {};
    if (old.kind == Kind::text) {
        if (--old.payload.text->references == 0) {
            old.payload.text->heap->give_back(weight(*old.payload.text));
            delete old.payload.text;
        }
    } else if (--old.payload.table->references_ == 0) {
        delete old.payload.table;
    }
}

void Value::assign_counted(const Value& other)
{
    Value copy(other);
    if (other.is_table() && bits_.kind == Kind::table) {
        // Copying the elements into the table that is there already saves a new one at the first
        // write: the usual case is a board that is copied for every move tried. `copy` keeps the
        // source alive, which may lie inside the table that is overwritten.
        Table* mine = unshared_table();
        if (mine != nullptr && mine->copy_small(copy.as_table())) {
            return;
        }
    }
    std::swap(bits_, copy.bits_);
}

} // namespace candoscript
