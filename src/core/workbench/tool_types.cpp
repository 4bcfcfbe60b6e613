#include "core/workbench/tool_types.hpp"

#include "core/base/encoding.hpp"
#include "core/base/text_lines.hpp"

#include <algorithm>
#include <cstddef>

namespace workbench {

namespace {

struct Entry
{
    std::string_view key;
    std::string_view value;
};

/// Nothing for a line that is empty or switched off.
std::optional<Entry> entry_of(std::string_view line)
{
    const std::string_view text = base::trimmed(line);
    if (text.empty() || text.front() == '(') {
        return std::nullopt;
    }
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view value = text.substr(std::min(equals + 1, text.size()));
    return Entry{base::trimmed(text.substr(0, equals)), base::trimmed(value)};
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

ToolTypes read_tool_types(std::string_view text)
{
    const std::string utf8 = base::utf8_from_utf8_or_latin1(text);
    std::vector<std::string> lines;
    for (const std::string_view line : base::text_lines(utf8)) {
        if (!line.empty() && line.front() != ';' && line.front() != '#') {
            lines.emplace_back(line);
        }
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
