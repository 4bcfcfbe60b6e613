// What programs with a window on the desktop take from their options: the window itself, the
// colours, the guide.
#pragma once

#include "app/mancala/options.hpp"
#include "render/raster/surface.hpp"
#include "render/raster/theme.hpp"
#include "render/sdl/display.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace app {

/// What `Farben` goes through, and the one on the screen.
struct Themes
{
    std::vector<raster::Theme> all;  ///< at least one
    std::vector<std::string> faults; ///< of each of them, empty where there is none
    std::size_t shown = 0;

    [[nodiscard]] const raster::Palette& palette() const { return all.at(shown).palette; }
};

/// A palette that is not in the list, the user's own file, comes last. What is wrong with it is
/// said on standard error in the name of the program.
[[nodiscard]] Themes themes_for(const Options& options, const std::string& program);

[[nodiscard]] sdl::DisplayOptions display_options(const Options& options, const std::string& title);

[[nodiscard]] sdl::Effect effect_of(glue::Effect effect);

/// The program's guide in its language.
[[nodiscard]] std::filesystem::path own_guide(glue::Language language);

/// Throws std::system_error where the file cannot be written.
void write_picture(const std::string& file,
                   const raster::Surface& surface,
                   const raster::Palette& palette);

} // namespace app
