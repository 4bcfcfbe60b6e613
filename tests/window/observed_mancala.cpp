// The game in its window as `mancala` opens it, observed. With $OBSERVED each picture is written as
// screen.png, and what is on it as screen.json, into that folder; with $FRAME_TIMES the times of
// the pictures are written into that file, a line each: seconds by the monotonic clock.
#include "app/mancala/options.hpp"
#include "app/mancala/window_face.hpp"

#include <chrono>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <memory>
#include <variant>

#include "observation.hpp"

namespace {

app::WindowFace::Observer observer_of_pictures(const char* folder)
{
    return [folder](const app::MainWindow& window, const raster::Surface& surface,
                    const raster::Palette& palette) {
        observation::write(folder, window.screen(), surface, palette);
    };
}

app::WindowFace::Observer observer_of_times(const char* file)
{
    const auto out = std::make_shared<std::ofstream>(file);
    *out << std::fixed;
    return [out](const app::MainWindow&, const raster::Surface&, const raster::Palette&) {
        const std::chrono::duration<double> now =
            std::chrono::steady_clock::now().time_since_epoch();
        *out << now.count() << std::endl;
    };
}

} // namespace

int main(int argc, char** argv)
{
    const char* const folder = std::getenv("OBSERVED");
    const char* const times = std::getenv("FRAME_TIMES");
    if (folder == nullptr && times == nullptr) {
        return 2;
    }
    try {
        const auto parsed = app::parse_options(argc, argv);
        const auto* options = std::get_if<app::Options>(&parsed);
        if (options == nullptr) {
            return std::get<int>(parsed);
        }
        glue::PlayerFactory factory(options->language);
        factory.set_thinking(options->settings.thinking);
        app::WindowFace face(*options);
        face.set_observer(times != nullptr ? observer_of_times(times)
                                           : observer_of_pictures(folder));
        face.run(std::move(factory));
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "observed_mancala: " << error.what() << "\n";
        return 20;
    }
}
