// The file of a Workbench icon, `Mancala.info`. A file that is cut gives what was whole in it.
#pragma once

#include "core/base/result.hpp"
#include "core/workbench/tool_types.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace workbench {

/// Bit planes one after the other, rows padded to sixteen pixels.
struct IconImage
{
    int width = 0;
    int height = 0;
    int depth = 0;
    std::vector<std::uint8_t> planes;
};

struct Icon
{
    int type = 0; ///< 3: tool, 4: project
    std::string default_tool;
    ToolTypes tool_types;
    std::vector<IconImage> images; ///< unselected, selected
};

/// Icons of later systems that are PNG pictures have no ToolTypes. Anything else without the
/// icon's first bytes is a failure that names `file`.
[[nodiscard]] base::Result<Icon> read_icon(std::span<const std::uint8_t> bytes,
                                           const std::string& file);

/// The first bytes are those of an icon, of either kind.
[[nodiscard]] bool is_icon(std::span<const std::uint8_t> bytes);

} // namespace workbench
