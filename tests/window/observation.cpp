#include "observation.hpp"

#include "render/raster/png.hpp"

#include <fstream>
#include <string>

#include "screen_map.hpp"

namespace observation {

namespace {

namespace fs = std::filesystem;

void replace(const fs::path& file, const char* bytes, std::size_t count)
{
    const fs::path half = file.string() + ".new";
    std::ofstream(half, std::ios::binary).write(bytes, static_cast<std::streamsize>(count));
    fs::rename(half, file);
}

} // namespace

void write(const fs::path& folder,
           const toolkit::Screen& screen,
           const raster::Surface& surface,
           const raster::Palette& palette)
{
    const auto picture = raster::encode_png(surface, palette);
    replace(folder / "screen.png", reinterpret_cast<const char*>(picture.data()), picture.size());
    const std::string map = screen_map::describe(screen);
    replace(folder / "screen.json", map.data(), map.size());
}

} // namespace observation
