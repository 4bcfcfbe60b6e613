// Reads the font files beside the program into bitmap fonts. Needs no display: of SDL only its font
// library is started, and only while reading.
#pragma once

#include "render/raster/font.hpp"

#include <filesystem>

namespace sdl {

/// Reads Topaz and Courier from the folder. Throws std::system_error that names the file.
[[nodiscard]] raster::FontSet load_fonts(const std::filesystem::path& folder);

} // namespace sdl
