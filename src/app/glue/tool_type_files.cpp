#include "app/glue/tool_type_files.hpp"

#include "app/glue/atomic_file.hpp"
#include "core/workbench/icon.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <system_error>
#include <utility>

namespace glue {

LoadedToolTypes load_tool_types(const std::vector<std::filesystem::path>& files)
{
    constexpr std::size_t largest = std::size_t{1024} * 1024;
    std::vector<std::string> lines;
    LoadedToolTypes loaded;
    for (const std::filesystem::path& file : files) {
        std::error_code error;
        if (!std::filesystem::exists(file, error)) {
            continue;
        }
        const auto bytes = read_whole_file(file, largest);
        if (!bytes) {
            loaded.complaints.push_back(base::to_string(bytes.error()));
            continue;
        }
        const std::span data(reinterpret_cast<const std::uint8_t*>(bytes->data()), bytes->size());
        const auto icon = workbench::read_icon(data, file.string());
        if (!icon && (workbench::is_icon(data) || file.extension() == ".info")) {
            loaded.complaints.push_back(base::to_string(icon.error()));
            continue;
        }
        const auto types = icon ? icon->tool_types : workbench::read_tool_types(*bytes);
        std::ranges::copy(types.lines(), std::back_inserter(lines));
    }
    loaded.types = workbench::ToolTypes(std::move(lines));
    return loaded;
}

} // namespace glue
