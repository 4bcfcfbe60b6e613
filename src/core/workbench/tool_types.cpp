#include "core/workbench/tool_types.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace workbench {

namespace {

struct Entry
{
    std::string_view key;
    std::string_view value;
};

/// Nothing for a line that is empty, a comment or switched off.
std::optional<Entry> entry_of(std::string_view line)
{
    const std::string_view text = base::trimmed(line);
    constexpr std::string_view off = "(;#";
    if (text.empty() || off.find(text.front()) != std::string_view::npos) {
        return std::nullopt;
    }
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view value = text.substr(std::min(equals + 1, text.size()));
    return Entry{base::trimmed(text.substr(0, equals)), base::trimmed(value)};
}

/// Read by Workbench, or made by the program NewIcons.
bool is_foreign(std::string_view key)
{
    constexpr std::array<std::string_view, 5> names{"DONOTWAIT", "STARTPRI", "TOOLPRI", "IM1",
                                                    "IM2"};
    return key.empty() || key.front() == '*' ||
           std::ranges::any_of(names,
                               [&](std::string_view name) { return base::same_word(name, key); });
}

} // namespace

std::optional<std::string> ToolTypes::find(std::string_view key) const
{
    for (const std::string& line : lines_) {
        const auto entry = entry_of(line);
        if (entry && base::same_word(entry->key, key)) {
            return std::string(entry->value);
        }
    }
    return std::nullopt;
}

std::vector<std::string> ToolTypes::keys() const
{
    std::vector<std::string> keys;
    for (const std::string& line : lines_) {
        if (const auto entry = entry_of(line)) {
            keys.emplace_back(entry->key);
        }
    }
    return keys;
}

std::vector<KeyLine> ToolTypes::keys_besides(std::span<const std::string_view> known) const
{
    std::vector<KeyLine> found;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const auto entry = entry_of(lines_[i]);
        if (!entry || is_foreign(entry->key)) {
            continue;
        }
        const auto is_it = [&](std::string_view key) { return base::same_word(key, entry->key); };
        const bool named_before =
            std::ranges::any_of(found, [&](const KeyLine& before) { return is_it(before.key); });
        if (!named_before && !std::ranges::any_of(known, is_it)) {
            found.push_back({std::string(entry->key), static_cast<int>(i) + 1});
        }
    }
    return found;
}

ToolTypes read_tool_types(std::string_view text)
{
    const std::string utf8 = base::utf8_from_utf8_or_latin1(text);
    std::vector<std::string> lines;
    for (const std::string_view line : base::text_lines(utf8)) {
        lines.emplace_back(line);
    }
    return ToolTypes(std::move(lines));
}

bool value_holds(std::string_view value, std::string_view word)
{
    while (true) {
        const std::size_t bar = std::min(value.find('|'), value.size());
        if (base::same_word(value.substr(0, bar), word)) {
            return true;
        }
        if (bar == value.size()) {
            return false;
        }
        value.remove_prefix(bar + 1);
    }
}

} // namespace workbench
