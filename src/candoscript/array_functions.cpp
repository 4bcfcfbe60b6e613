// Functions over arrays. A value that is no array has no entries.
#include "candoscript/conversion.hpp"
#include "candoscript/function_handlers.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/operators.hpp"
#include "candoscript/sorting.hpp"
#include "candoscript/table.hpp"
#include "candoscript/text_search.hpp"

#include <optional>

namespace candoscript {

namespace {

const Table* table_of(const Value& value)
{
    return value.is_table() ? &value.as_table() : nullptr;
}

/// The index found, or Nothing; SearchFound says which.
Value found_index(Context& context, std::optional<std::int32_t> index)
{
    context.search_found = Value::of(index.has_value());
    return index ? Value::of(*index) : Value();
}

class Searcher
{
  public:
    Searcher(Context& context, const Value& wanted)
        : context_(context)
        , wanted_(wanted)
    {
        if (compares_texts()) {
            text_ = folded(wanted);
        }
    }

    [[nodiscard]] bool matches(const Value& entry) const
    {
        if (!compares_texts()) {
            return equal(entry, wanted_, context_.heap);
        }
        if (entry.is_table()) {
            return false;
        }
        const std::string text = folded(entry);
        context_.heap.add_work(8 * (text.size() + text_.size()));
        return context_.search_flags.substring ? find_text(text, text_, 0) != std::string_view::npos
                                               : text == text_;
    }

  private:
    [[nodiscard]] bool compares_texts() const
    {
        return context_.search_flags.no_case || context_.search_flags.substring;
    }
    [[nodiscard]] std::string folded(const Value& value) const
    {
        std::string text = text_of(value);
        return context_.search_flags.no_case ? lower(std::string_view(text)) : text;
    }

    Context& context_;
    const Value& wanted_;
    std::string text_;
};

} // namespace

Value number_of_array_entries(Context& /*context*/, Arguments arguments)
{
    const Table* table = table_of(arguments[0]);
    return Value::of(table == nullptr ? 0 : table->count());
}

Value first_array_index(Context& /*context*/, Arguments arguments)
{
    const Table* table = table_of(arguments[0]);
    return Value::of(table == nullptr ? 0 : table->first_index().value_or(0));
}

Value last_array_index(Context& /*context*/, Arguments arguments)
{
    const Table* table = table_of(arguments[0]);
    return Value::of(table == nullptr ? 0 : table->last_index().value_or(0));
}

Value next_array_index(Context& context, Arguments arguments)
{
    const Table* table = table_of(arguments[0]);
    const std::int32_t after = integer_of(arguments[1]);
    return found_index(context, table == nullptr ? std::nullopt : table->next_index(after));
}

Value previous_array_index(Context& context, Arguments arguments)
{
    const Table* table = table_of(arguments[0]);
    const std::int32_t before = integer_of(arguments[1]);
    return found_index(context, table == nullptr ? std::nullopt : table->previous_index(before));
}

Value search_array(Context& context, Arguments arguments)
{
    const Table* table = table_of(arguments[0]);
    if (table == nullptr) {
        return found_index(context, std::nullopt);
    }
    const Searcher searcher(context, arguments[1]);
    const std::string field =
        arguments.size() > 2 ? field_of_key(text_of(arguments[2])) : std::string();
    auto index = arguments.size() > 3
                     ? table->next_index(std::int64_t{integer_of(arguments[3])} - 1)
                     : table->first_index();
    for (; index; index = table->next_index(*index)) {
        context.heap.add_work(128);
        const Value* entry = table->find(*index);
        if (!field.empty()) {
            entry = entry->is_table() ? entry->as_table().find(field) : nullptr;
        }
        if (entry != nullptr && searcher.matches(*entry)) {
            break;
        }
    }
    return found_index(context, index);
}

} // namespace candoscript
