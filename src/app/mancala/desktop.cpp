#include "app/mancala/desktop.hpp"

#include "app/mancala/share.hpp"
#include "render/raster/png.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iostream>
#include <system_error>

namespace app {

namespace {

sdl::Aspect aspect_named(const std::string& word)
{
    if (word == "ntsc") {
        return sdl::Aspect::ntsc;
    }
    return word == "fill" ? sdl::Aspect::fill : sdl::Aspect::square;
}

/// The first complaint, without the folder of the file: room is short on the screen.
std::string first_fault(const glue::ListedTheme& listed)
{
    if (!listed.is_invalid()) {
        return {};
    }
    const std::string& complaint = listed.complaints.front();
    const std::size_t reason = complaint.find(": ");
    return complaint.substr(complaint.find_last_of('/', reason) + 1);
}

} // namespace

Themes themes_for(const Options& options, const std::string& program)
{
    const std::vector<glue::ListedTheme> listed = installed_themes(options.language);
    const glue::ListedTheme chosen = choose_theme(options.palette, listed, options.language);
    for (const std::string& complaint : chosen.complaints) {
        std::cerr << program << ": " << complaint << "\n";
    }
    Themes themes;
    for (const glue::ListedTheme& one : listed) {
        themes.all.push_back(one.theme);
        themes.faults.push_back(first_fault(one));
    }
    auto found = std::ranges::find(themes.all, chosen.theme);
    if (found == themes.all.end()) {
        found = themes.all.insert(found, chosen.theme);
        themes.faults.push_back(first_fault(chosen));
    }
    themes.shown = static_cast<std::size_t>(found - themes.all.begin());
    return themes;
}

sdl::Effect effect_of(glue::Effect effect)
{
    switch (effect) {
    case glue::Effect::none: break;
    case glue::Effect::scanlines: return sdl::Effect::scanlines;
    case glue::Effect::flicker: return sdl::Effect::flicker;
    }
    return sdl::Effect::none;
}

sdl::DisplayOptions display_options(const Options& options, const std::string& title)
{
    return {.title = title,
            .canvas = {640, 400},
            .scale = options.scale,
            .view = {.aspect = aspect_named(options.aspect),
                     .scaling = options.scaling == Scaling::fitted ? sdl::Scaling::fitted
                                                                   : sdl::Scaling::integer},
            .effect = effect_of(options.settings.effect),
            .mode = options.fullscreen ? sdl::WindowMode::full_screen : sdl::WindowMode::windowed};
}

std::filesystem::path own_guide(glue::Language language)
{
    const bool german = language == glue::Language::german;
    return share_folder() / "guide" / (german ? "mancala.guide" : "mancala_en.guide");
}

void write_picture(const std::string& file,
                   const raster::Surface& surface,
                   const raster::Palette& palette)
{
    const auto bytes = raster::encode_png(surface, palette);
    std::ofstream stream(file, std::ios::binary);
    stream.write(reinterpret_cast<const char*>(bytes.data()),
                 static_cast<std::streamsize>(bytes.size()));
    stream.close();
    if (!stream) {
        throw std::system_error(errno, std::generic_category(), file);
    }
}

} // namespace app
