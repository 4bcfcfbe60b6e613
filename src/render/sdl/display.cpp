#include "render/sdl/display.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace sdl {

namespace {

using raster::Point;
using raster::Rect;
using raster::Size;

constexpr int usual_scale = 2;
constexpr int bytes_per_pixel = 4;
constexpr std::uint64_t until_settled = 3000; // milliseconds; a desktop needs a few

Size desktop_size()
{
    SDL_Rect usable{};
    if (SDL_GetDisplayUsableBounds(0, &usable) != 0) {
        return {};
    }
    return {usable.w, usable.h};
}

WindowHandle open_window(const DisplayOptions& options)
{
    const int scale = options.scale > 0 ? options.scale
                                        : fitting_scale(desktop_size(), options.canvas,
                                                        options.view.aspect, usual_scale);
    const Size size = window_size(options.canvas, options.view.aspect, scale);
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (options.mode == WindowMode::full_screen) {
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    WindowHandle window(SDL_CreateWindow(options.title.c_str(), SDL_WINDOWPOS_CENTERED,
                                         SDL_WINDOWPOS_CENTERED, size.width, size.height, flags));
    if (!window) {
        throw_sdl_error("no window");
    }
    return window;
}

RendererHandle open_renderer(SDL_Window* window)
{
    RendererHandle renderer(SDL_CreateRenderer(window, -1, SDL_RENDERER_TARGETTEXTURE));
    if (!renderer) {
        renderer.reset(SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE));
    }
    if (!renderer) {
        throw_sdl_error("no renderer");
    }
    return renderer;
}

SDL_Rect sdl_rect(const Rect& rect)
{
    return {rect.x, rect.y, rect.width, rect.height};
}

std::uint32_t argb(raster::Rgb colour)
{
    return 0xFF000000U | (std::uint32_t{colour.red} << 16U) | (std::uint32_t{colour.green} << 8U) |
           colour.blue;
}

std::vector<std::uint32_t> coloured(const raster::Surface& surface, const raster::Palette& palette)
{
    std::array<std::uint32_t, raster::Palette::size> colours{};
    std::ranges::transform(palette.colours, colours.begin(), argb);
    std::vector<std::uint32_t> pixels;
    pixels.reserve(static_cast<std::size_t>(surface.size().width) *
                   static_cast<std::size_t>(surface.size().height));
    for (int y = 0; y < surface.size().height; ++y) {
        for (const raster::PenIndex pen : surface.row(y)) {
            pixels.push_back(colours.at(static_cast<std::size_t>(pen) % colours.size()));
        }
    }
    return pixels;
}

int rounded_up(int length, int unit)
{
    return (length + unit - 1) / unit * unit;
}

} // namespace

Display::Display(const DisplayOptions& options)
    : canvas_(options.canvas)
    , view_(options.view)
    , effect_(options.effect)
    , window_(open_window(options))
    , renderer_(open_renderer(window_.get()))
    , pixels_(static_cast<std::size_t>(canvas_.width) * static_cast<std::size_t>(canvas_.height))
{
}

void Display::show(const raster::Surface& surface, const raster::Palette& palette)
{
    std::vector<std::uint32_t> pixels = coloured(surface, palette);
    if (pixels == pixels_ && picture_) {
        return;
    }
    pixels_ = std::move(pixels);
    upload();
    refresh();
}

void Display::upload()
{
    if (!picture_) {
        picture_ = make_texture(canvas_, SDL_TEXTUREACCESS_STREAMING);
        if (!picture_) {
            throw_sdl_error("no texture");
        }
        SDL_SetTextureScaleMode(picture_.get(), SDL_ScaleModeNearest);
    }
    SDL_UpdateTexture(picture_.get(), nullptr, pixels_.data(), canvas_.width * bytes_per_pixel);
}

TextureHandle Display::make_texture(Size size, int access) const
{
    return TextureHandle(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888, access,
                                           size.width, size.height));
}

void Display::refresh()
{
    if (can_be_seen()) {
        draw();
        SDL_RenderPresent(renderer_.get());
    }
}

bool Display::can_be_seen() const
{
    constexpr Uint32 unseen = SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED;
    return (SDL_GetWindowFlags(window_.get()) & unseen) == 0;
}

void Display::restore()
{
    picture_.reset();
    enlarged_.reset();
    upload();
    refresh();
}

void Display::draw()
{
    if (!picture_) {
        upload();
    }
    SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, SDL_ALPHA_OPAQUE);
    SDL_RenderClear(renderer_.get());
    const Rect target = picture_rect();
    const bool whole = target.width % canvas_.width == 0 && target.height % canvas_.height == 0;
    const bool mixes = view_.scaling == Scaling::fitted && !whole;
    SDL_Texture* const source = mixes && enlarge(target.size()) ? enlarged_.get() : picture_.get();
    const SDL_Rect to = sdl_rect(target);
    SDL_RenderCopy(renderer_.get(), source, nullptr, &to);
    draw_effect(target);
}

void Display::draw_effect(const Rect& picture)
{
    SDL_SetRenderDrawBlendMode(renderer_.get(), SDL_BLENDMODE_BLEND);
    for (const Shade& shade : shades(picture, canvas_.height, effect_, field_)) {
        SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, shade.strength);
        const SDL_Rect rows{picture.x, shade.top, picture.width, shade.height};
        SDL_RenderFillRect(renderer_.get(), &rows);
    }
}

bool Display::enlarge(Size target)
{
    // Enlarged to the next whole multiple nothing is mixed; the one linear pass down to the final
    // size then mixes only where two pixels share one of the window's.
    const Size size{rounded_up(target.width, canvas_.width),
                    rounded_up(target.height, canvas_.height)};
    if (!enlarged_ || enlarged_size_ != size) {
        enlarged_ = make_texture(size, SDL_TEXTUREACCESS_TARGET);
        enlarged_size_ = size;
        if (!enlarged_) {
            return false; // larger than the graphics card can take
        }
        SDL_SetTextureScaleMode(enlarged_.get(), SDL_ScaleModeLinear);
    }
    SDL_SetRenderTarget(renderer_.get(), enlarged_.get());
    SDL_RenderCopy(renderer_.get(), picture_.get(), nullptr, nullptr);
    SDL_SetRenderTarget(renderer_.get(), nullptr);
    return true;
}

Size Display::output_size() const
{
    Size size;
    if (SDL_GetRendererOutputSize(renderer_.get(), &size.width, &size.height) != 0) {
        throw_sdl_error("no output size");
    }
    return size;
}

Rect Display::picture_rect() const
{
    return viewport(output_size(), canvas_, view_);
}

void Display::toggle_full_screen()
{
    const bool enters = !is_full_screen();
    Rect filled = window_rect();
    if (corner_) {
        filled = rect_at(*corner_, {filled.width, filled.height});
    }
    corner_.reset();
    // Left first, too: where the desktop took the window out of it, SDL believes it is still there.
    SDL_SetWindowFullscreen(window_.get(), 0);
    filled_.reset();
    if (enters) {
        SDL_SetWindowFullscreen(window_.get(), SDL_WINDOW_FULLSCREEN_DESKTOP);
    } else {
        filled_ = filled;
        left_at_ = SDL_GetTicks64();
        settle();
    }
    refresh();
}

void Display::moved_to(Point corner)
{
    if ((SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN) != 0) {
        corner_ = corner;
    }
    settle();
}

void Display::settle()
{
    if (!filled_) {
        return;
    }
    // Size and place change one after the other. Later it is the user who moves the window.
    if (SDL_GetTicks64() - left_at_ > until_settled) {
        filled_.reset();
    } else if (const auto place = place_after_full_screen(*filled_, window_rect())) {
        SDL_SetWindowPosition(window_.get(), place->x, place->y);
        filled_.reset();
    }
}

Rect Display::window_rect() const
{
    Rect rect;
    SDL_GetWindowPosition(window_.get(), &rect.x, &rect.y);
    SDL_GetWindowSize(window_.get(), &rect.width, &rect.height);
    return rect;
}

bool Display::is_full_screen() const
{
    SDL_Rect screen{};
    Size window;
    SDL_GetWindowSize(window_.get(), &window.width, &window.height);
    const bool fills =
        SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window_.get()), &screen) != 0 ||
        (window.width >= screen.w && window.height >= screen.h);
    return fills && (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN) != 0;
}

void Display::set_pointer(Pointer pointer)
{
    Size window; // pointers are measured in the desktop's unit, as the window is
    SDL_GetWindowSize(window_.get(), &window.width, &window.height);
    host_pointer_.show(pointer, viewport(window, canvas_, view_).width / canvas_.width);
}

void Display::set_view(ViewMode view)
{
    view_ = view;
    refresh();
}

void Display::set_effect(Effect effect)
{
    effect_ = effect;
    refresh();
}

void Display::tick(toolkit::Time now)
{
    constexpr toolkit::Time field_time{20}; // PAL has 50 fields a second
    if (next_tick() && now >= field_until_) {
        field_ = field_ == Field::odd ? Field::even : Field::odd;
        field_until_ = now + field_time;
        refresh();
    }
}

std::optional<toolkit::Time> Display::next_tick() const
{
    return effect_ == Effect::flicker && can_be_seen() ? std::optional(field_until_) : std::nullopt;
}

Point Display::canvas_position(Point window_point) const
{
    Size window;
    SDL_GetWindowSize(window_.get(), &window.width, &window.height);
    return canvas_point(window_point, window, output_size(), canvas_, view_);
}

raster::RgbImage Display::shown()
{
    draw();
    const Size size = output_size();
    raster::RgbImage image{size, {}};
    image.pixels.resize(static_cast<std::size_t>(size.width) *
                        static_cast<std::size_t>(size.height));
    constexpr int bytes_per_rgb = 3;
    static_assert(sizeof(raster::Rgb) == bytes_per_rgb);
    if (SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_RGB24, image.pixels.data(),
                             size.width * bytes_per_rgb) != 0) {
        throw_sdl_error("the picture cannot be read back");
    }
    return image;
}

} // namespace sdl
