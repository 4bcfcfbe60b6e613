// What lies beside the program: fonts and palettes.
#pragma once

#include "render/raster/theme.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace app {

/// The folder share/mancala beside the folder of the running program.
[[nodiscard]] std::filesystem::path share_folder();

struct ChosenTheme
{
    raster::Theme theme;
    std::vector<std::string> complaints; ///< a line each; the program starts all the same
};

/// The palette named by the user: the name of one in the folder, with or without umlaut dots as
/// its file is called, or a file of his own. Nothing named, or nothing found, is `Rottöne`.
[[nodiscard]] ChosenTheme choose_theme(const std::string& named,
                                       const std::filesystem::path& folder);

} // namespace app
