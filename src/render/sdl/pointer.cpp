#include "render/sdl/pointer.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

namespace sdl {

namespace {

using raster::Point;
using raster::Size;

struct Drawing
{
    std::span<const std::string_view> rows; ///< of equal length
    Point hot_spot;
};

// k: black, r: red, w: light. Release 2 had these colours in the registers of the sprite.
constexpr std::array<std::string_view, 12> arrow_rows{
    "kk..........", //
    "krkk........", //
    ".krrkk......", //
    ".kwrrrkk....", //
    "..kwrrrrrkk.", //
    "..kwrrrrkk..", //
    "...kwrrrk...", //
    "...kwrkrrk..", //
    "....kkkkrrk.", //
    "....kk..krrk", //
    ".........krk", //
    "..........k.", //
};

constexpr std::array<std::string_view, 15> watch_rows{
    ".....kkkk.....", //
    ".....krrk.....", //
    "....kkkkkk....", //
    "..kkwwwwwwkk..", //
    ".kwwwwkkwwwwk.", //
    ".kwwwwkkwwwwk.", //
    "kwwwwwkkwwwwwk", //
    "kwwwwwkkwwwwwk", //
    "kwwwwwkrrrwwwk", //
    "kwwwwwwwwwwwwk", //
    "krwwwwwwwwwwrk", //
    ".krwwwwwwwwrk.", //
    ".krrwwwwwwrrk.", //
    "..kkrrrrrrkk..", //
    "....kkkkkk....", //
};

Drawing drawing_of(Pointer shape)
{
    if (shape == Pointer::busy) {
        return {watch_rows, {7, 8}};
    }
    return {arrow_rows, {0, 0}};
}

std::uint32_t colour_of(char letter)
{
    switch (letter) {
    case 'k': return 0xFF000000;
    case 'r': return 0xFFEE4444;
    case 'w': return 0xFFEEEECC;
    default: return 0;
    }
}

struct FreeSurface
{
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};

CursorHandle cursor_of(PointerImage image)
{
    constexpr int depth = 32;
    constexpr int bytes_per_pixel = 4;
    const std::unique_ptr<SDL_Surface, FreeSurface> surface(SDL_CreateRGBSurfaceWithFormatFrom(
        image.pixels.data(), image.size.width, image.size.height, depth,
        image.size.width * bytes_per_pixel, SDL_PIXELFORMAT_ARGB8888));
    return surface ? CursorHandle(
                         SDL_CreateColorCursor(surface.get(), image.hot_spot.x, image.hot_spot.y))
                   : CursorHandle();
}

} // namespace

PointerImage pointer_image(Pointer shape, int factor)
{
    const Drawing drawing = drawing_of(shape);
    const Size size{static_cast<int>(drawing.rows.front().size()),
                    static_cast<int>(drawing.rows.size())};
    PointerImage image{{size.width * factor, size.height * factor},
                       {drawing.hot_spot.x * factor, drawing.hot_spot.y * factor},
                       {}};
    for (int y = 0; y < image.size.height; ++y) {
        const std::string_view row = drawing.rows[static_cast<std::size_t>(y / factor)];
        for (int x = 0; x < image.size.width; ++x) {
            image.pixels.push_back(colour_of(row.at(static_cast<std::size_t>(x / factor))));
        }
    }
    return image;
}

void HostPointer::show(Pointer shape, int screen_pixel)
{
    constexpr int sprite_pixel = 2;
    constexpr int largest = 8; // beyond it hosts begin to refuse
    const int factor = std::clamp(sprite_pixel * screen_pixel, 1, largest);
    if (shape == shape_ && factor == factor_) {
        return;
    }
    shape_ = shape;
    factor_ = factor;
    const CursorHandle before = std::exchange(cursor_, cursor_of(pointer_image(shape, factor)));
    SDL_SetCursor(cursor_ ? cursor_.get() : SDL_GetDefaultCursor());
}

} // namespace sdl
