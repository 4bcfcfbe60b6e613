#include "render/sdl/font_loader.hpp"

#include <SDL_ttf.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <system_error>

namespace sdl {

namespace {

// The outlines of Amiga-Regular imitate a tube: only at this size and without hinting does every
// dot of the 8x8 face become exactly one column and two rows.
constexpr int topaz_size = 16;

class FontLibrary
{
  public:
    FontLibrary()
    {
        if (TTF_Init() != 0) {
            throw std::system_error(std::make_error_code(std::errc::io_error), TTF_GetError());
        }
    }
    ~FontLibrary() { TTF_Quit(); }
    FontLibrary(const FontLibrary&) = delete;
    FontLibrary& operator=(const FontLibrary&) = delete;
    FontLibrary(FontLibrary&&) = delete;
    FontLibrary& operator=(FontLibrary&&) = delete;
};

/// A picture of one character and where in the cell its first pixel belongs.
void copy_glyph(TTF_Font* source, std::uint8_t character, raster::Font& font)
{
    int min_x = 0;
    int max_y = 0;
    const std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)> picture(
        TTF_RenderGlyph_Solid(source, character, SDL_Color{}), &SDL_FreeSurface);
    if (!picture ||
        TTF_GlyphMetrics(source, character, &min_x, nullptr, nullptr, &max_y, nullptr) != 0) {
        return; // a blank has no picture
    }
    // The picture grows to the left and upwards for letters that leave their cell.
    const int left = std::max(0, -min_x);
    const int above = std::max(0, max_y - TTF_FontAscent(source));
    const auto* const pixels = static_cast<const std::uint8_t*>(picture->pixels);
    for (int y = 0; y < picture->h; ++y) {
        for (int x = 0; x < picture->w; ++x) {
            if (pixels[y * picture->pitch + x] != 0) {
                font.set_dot(character, {x - left, y - above});
            }
        }
    }
}

[[noreturn]] void fail(const std::filesystem::path& path, const std::string& reason)
{
    throw std::system_error(std::make_error_code(std::errc::io_error),
                            path.string() + ": " + reason);
}

/// Empty if it cannot be read.
std::string bytes_of(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

raster::Font load_font(const std::filesystem::path& path, raster::Size cell)
{
    // Read at once: the font library asks for a few bytes at a time, some ten thousand times.
    const std::string bytes = bytes_of(path);
    if (bytes.empty()) {
        fail(path, "cannot be read");
    }
    SDL_RWops* const reader = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
    const std::unique_ptr<TTF_Font, decltype(&TTF_CloseFont)> source(
        TTF_OpenFontRW(reader, 1, topaz_size), &TTF_CloseFont);
    if (!source) {
        fail(path, TTF_GetError());
    }
    TTF_SetFontHinting(source.get(), TTF_HINTING_NONE);
    // Letters stand on the last row above the descent.
    raster::Font font(cell, TTF_FontAscent(source.get()) - 1);
    for (int code = raster::Font::first_character; code <= raster::Font::last_character; ++code) {
        copy_glyph(source.get(), static_cast<std::uint8_t>(code), font);
    }
    return font;
}

} // namespace

raster::FontSet load_fonts(const std::filesystem::path& folder)
{
    const FontLibrary library;
    constexpr raster::Size topaz_cell{8, 16};
    constexpr raster::Size courier_cell{7, 13};
    raster::FontSet fonts;
    fonts.topaz_tall = load_font(folder / "Amiga-Regular.ttf", topaz_cell);
    fonts.topaz = raster::with_even_rows(fonts.topaz_tall);
    fonts.courier = load_font(folder / "courR12-ISO8859-1.pcf.gz", courier_cell);
    fonts.courier_bold = load_font(folder / "courB12-ISO8859-1.pcf.gz", courier_cell);
    return fonts;
}

} // namespace sdl
