// A picture and what is on it, for a test that looks on: screen.png and screen.json in a folder.
#pragma once

#include "render/raster/palette.hpp"
#include "render/raster/surface.hpp"
#include "render/toolkit/screen.hpp"

#include <filesystem>

namespace observation {

/// Each file is whole whenever it is read.
void write(const std::filesystem::path& folder,
           const toolkit::Screen& screen,
           const raster::Surface& surface,
           const raster::Palette& palette);

} // namespace observation
