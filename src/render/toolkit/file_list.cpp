#include "render/toolkit/file_list.hpp"

#include "core/base/encoding.hpp"

#include <algorithm>
#include <tuple>

namespace toolkit {

std::string shown_name(const std::string& bytes)
{
    return base::escape_control(base::utf8_from_utf8_or_latin1(bytes));
}

std::optional<std::size_t> row_beginning(const std::vector<Row>& rows, std::string_view typed)
{
    const std::u32string wanted = folded(typed);
    const auto found = std::ranges::find_if(
        rows, [&](const Row& row) { return folded(row.text).starts_with(wanted); });
    return found == rows.end() ? std::nullopt
                               : std::optional(static_cast<std::size_t>(found - rows.begin()));
}

void FileList::fill(std::vector<DrawerEntry> entries)
{
    items_.clear();
    rows_.clear();
    items_.reserve(entries.size());
    for (DrawerEntry& entry : entries) {
        std::string shown = shown_name(entry.name);
        std::u32string key = folded(shown);
        items_.push_back({std::move(entry), std::move(shown), std::move(key)});
    }
    std::ranges::sort(items_, [](const Item& a, const Item& b) {
        return std::tie(a.entry.kind, a.key, a.entry.name) <
               std::tie(b.entry.kind, b.key, b.entry.name);
    });
}

void FileList::filter(const FilePattern& pattern, Visibility shown)
{
    rows_.clear();
    for (std::size_t i = 0; i < items_.size(); ++i) {
        const DrawerEntry& entry = items_[i].entry;
        const bool visible = entry.visibility == Visibility::usual || shown == Visibility::hidden;
        if (visible && (entry.kind == EntryKind::drawer || pattern.matches(items_[i].key))) {
            rows_.push_back(i);
        }
    }
}

const DrawerEntry& FileList::at(std::size_t row) const
{
    return items_.at(rows_.at(row)).entry;
}

std::vector<Row> FileList::rows() const
{
    std::vector<Row> rows;
    rows.reserve(rows_.size());
    for (const std::size_t index : rows_) {
        const Item& item = items_[index];
        const bool drawer = item.entry.kind == EntryKind::drawer;
        rows.push_back({item.shown, drawer ? RowWeight::emphasised : RowWeight::plain,
                        drawer ? drawer_note_ : std::to_string(item.entry.size)});
    }
    return rows;
}

std::optional<std::size_t> FileList::row_of(const std::string& name) const
{
    const auto found = std::ranges::find_if(
        rows_, [&](std::size_t index) { return items_[index].entry.name == name; });
    return found == rows_.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - rows_.begin()));
}

const DrawerEntry* FileList::shown_as(std::string_view text) const
{
    const auto found =
        std::ranges::find_if(items_, [&](const Item& item) { return item.shown == text; });
    return found == items_.end() ? nullptr : &found->entry;
}

} // namespace toolkit
