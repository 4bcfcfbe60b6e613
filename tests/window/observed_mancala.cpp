// The game in its window as `mancala` opens it, observed: each picture is written as screen.png,
// and what is on it as screen.json, into the folder $OBSERVED.
#include "app/mancala/options.hpp"
#include "app/mancala/window_face.hpp"

#include <cstdlib>
#include <exception>
#include <iostream>
#include <variant>

#include "observation.hpp"

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
            observation::write(folder, window.screen(), surface, palette);
        });
        face.run(glue::PlayerFactory(options->language));
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "observed_mancala: " << error.what() << "\n";
        return 20;
    }
}
