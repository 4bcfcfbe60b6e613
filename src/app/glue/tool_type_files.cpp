#include "app/glue/tool_type_files.hpp"

#include "app/glue/atomic_file.hpp"
#include "core/base/encoding.hpp"
#include "core/workbench/icon.hpp"
#include "render/toolkit/short_text.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <system_error>
#include <utility>

namespace glue {

namespace {

std::string shown(const std::string& key)
{
    constexpr int letters = 40;
    return toolkit::shortened(base::escape_control(key), letters);
}

/// Few enough to be read: a file may be no ToolTypes at all.
void complain_of_keys(const workbench::ToolTypes& types,
                      const std::filesystem::path& file,
                      std::span<const std::string_view> known_keys,
                      Language language,
                      std::vector<std::string>& complaints)
{
    constexpr std::size_t most = 5;
    const auto unknown = types.keys_besides(known_keys);
    for (std::size_t i = 0; i < std::min(unknown.size(), most); ++i) {
        complaints.push_back(base::to_string(
            {file.string(), unknown[i].line, 0,
             text(language, Text::tool_type_unknown, {shown(unknown[i].key)}), ""}));
    }
    if (unknown.size() > most) {
        const std::string rest = std::to_string(unknown.size() - most);
        complaints.push_back(base::to_string(
            {file.string(), 0, 0, text(language, Text::tool_types_more, {rest}), ""}));
    }
}

} // namespace

LoadedToolTypes load_tool_types(const std::vector<std::filesystem::path>& files,
                                std::span<const std::string_view> known_keys,
                                Language language)
{
    constexpr std::size_t largest = std::size_t{1024} * 1024;
    std::vector<std::string> lines;
    LoadedToolTypes loaded;
    for (const std::filesystem::path& file : files) {
        std::error_code error;
        if (!std::filesystem::exists(file, error)) {
            continue;
        }
        const auto bytes = read_whole_file(file, largest, language);
        if (!bytes) {
            loaded.complaints.push_back(base::to_string(bytes.error()));
            continue;
        }
        const std::span data(reinterpret_cast<const std::uint8_t*>(bytes->data()), bytes->size());
        const auto icon = workbench::read_icon(data, file.string());
        if (!icon && (workbench::is_icon(data) || file.extension() == ".info")) {
            loaded.complaints.push_back(file.string() + ": " +
                                        std::string(text(language, Text::tool_type_no_icon)));
            continue;
        }
        const auto types = icon ? icon->tool_types : workbench::read_tool_types(*bytes);
        complain_of_keys(types, file, known_keys, language, loaded.complaints);
        std::ranges::copy(types.lines(), std::back_inserter(lines));
    }
    loaded.types = workbench::ToolTypes(std::move(lines));
    return loaded;
}

} // namespace glue
