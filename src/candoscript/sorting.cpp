#include "candoscript/sorting.hpp"

#include "candoscript/conversion.hpp"
#include "candoscript/latin1.hpp"

#include <algorithm>
#include <tuple>

namespace candoscript {

namespace {

/// What an entry is sorted by. The order is total for any mixture, which the rules of comparison
/// are not ("10"<9, 9<10): numbers by size, then texts, then tables.
struct SortKey
{
    enum class Group : std::uint8_t
    {
        number,
        text,
        table
    } group = Group::number;
    double number = 0;
    std::string text = {};

    bool operator<(const SortKey& other) const
    {
        return std::tie(group, number, text) < std::tie(other.group, other.number, other.text);
    }
};

SortKey sort_key(const Value* value, SortFlags flags)
{
    if (value == nullptr) {
        return {};
    }
    if (value->is_table()) {
        return {.group = SortKey::Group::table};
    }
    if (!flags.as_text && value->kind() != Kind::text) {
        return {.number = number_of(*value).as_real()};
    }
    const std::string text = text_of(*value);
    return {.group = SortKey::Group::text,
            .text = flags.no_case ? lower(std::string_view(text)) : text};
}

const Value* keyed(const Value& entry, std::string_view field)
{
    if (field.empty()) {
        return &entry;
    }
    return entry.is_table() ? entry.as_table().find(field) : nullptr;
}

struct Entry
{
    SortKey key;
    Value value;
};

} // namespace

std::string field_of_key(std::string_view key)
{
    if (!key.empty() && key.front() == '.') {
        key.remove_prefix(1);
    }
    return lower(key);
}

void sort_entries(Table& table, SortFlags flags, std::string_view key)
{
    const std::string field = field_of_key(key);
    std::vector<std::int32_t> indices;
    std::vector<Entry> entries;
    for (auto i = table.first_index(); i; i = table.next_index(*i)) {
        const Value& value = *table.find(*i);
        indices.push_back(*i);
        entries.push_back({sort_key(keyed(value, field), flags), value});
    }
    constexpr std::size_t bytes_per_comparison = 32;
    constexpr std::size_t comparisons_per_entry = 20;
    table.heap().add_work(entries.size() * bytes_per_comparison * comparisons_per_entry);
    std::stable_sort(entries.begin(), entries.end(), [&](const Entry& a, const Entry& b) {
        table.heap().add_work(std::min(a.key.text.size(), b.key.text.size()));
        return a.key < b.key;
    });
    for (std::size_t i = 0; i < entries.size(); ++i) {
        table.at(indices[i]) = std::move(entries[i].value);
    }
}

} // namespace candoscript
