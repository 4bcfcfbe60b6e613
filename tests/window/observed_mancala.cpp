// The game in its window as `mancala` opens it, observed: each picture is written as screen.png,
// and what is on it as screen.json, into the folder $OBSERVED.
#include "app/mancala/options.hpp"
#include "app/mancala/window_face.hpp"
#include "render/raster/png.hpp"

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <variant>

#include "screen_map.hpp"

namespace {

namespace fs = std::filesystem;

/// Whole or not at all: the test reads while we write.
void write(const fs::path& file, const char* bytes, std::size_t count)
{
    const fs::path half = file.string() + ".new";
    std::ofstream(half, std::ios::binary).write(bytes, static_cast<std::streamsize>(count));
    fs::rename(half, file);
}

void observe(const fs::path& folder,
             const toolkit::Screen& screen,
             const raster::Surface& surface,
             const raster::Palette& palette)
{
    const auto picture = raster::encode_png(surface, palette);
    write(folder / "screen.png", reinterpret_cast<const char*>(picture.data()), picture.size());
    const std::string map = screen_map::describe(screen);
    write(folder / "screen.json", map.data(), map.size());
}

} // namespace

int main(int argc, char** argv)
{
    const char* const folder = std::getenv("OBSERVED");
    if (folder == nullptr) {
        return 2;
    }
    try {
        const auto parsed = app::parse_options(argc, argv);
        const auto* options = std::get_if<app::Options>(&parsed);
        if (options == nullptr) {
            return std::get<int>(parsed);
        }
        app::WindowFace face(*options);
        face.set_observer([&](const app::MainWindow& window, const raster::Surface& surface,
                              const raster::Palette& palette) {
            observe(folder, window.screen(), surface, palette);
        });
        face.run(glue::PlayerFactory(options->language));
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "observed_mancala: " << error.what() << "\n";
        return 20;
    }
}
