// Where ToolTypes come from on this system: joins the Workbench's formats with files.
#pragma once

#include "app/glue/texts.hpp"
#include "core/workbench/tool_types.hpp"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace glue {

struct LoadedToolTypes
{
    workbench::ToolTypes types;
    std::vector<std::string> complaints; ///< a line each
};

/// The ToolTypes of all the files, icons or texts; those of an earlier file come first and so hold.
/// A file that does not exist is passed over. Keys that are none of these are told, each once.
[[nodiscard]] LoadedToolTypes load_tool_types(const std::vector<std::filesystem::path>& files,
                                              std::span<const std::string_view> known_keys,
                                              Language language);

} // namespace glue
