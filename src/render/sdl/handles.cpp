#include "render/sdl/handles.hpp"

#include <SDL.h>

#include <string>
#include <string_view>
#include <system_error>

namespace sdl {

namespace {

/// SDL would rather draw where nobody sees it than say that there is no desktop.
bool is_unseen(std::string_view driver)
{
    return driver == "offscreen" || driver == "dummy";
}

/// An empty variable names nothing.
bool is_set(const char* value)
{
    return value != nullptr && *value != '\0';
}

} // namespace

VideoLibrary::VideoLibrary()
{
    // Who names a driver gets it, an unseen one too.
    const bool chosen = is_set(SDL_GetHint(SDL_HINT_VIDEODRIVER));
    if (!chosen && !is_set(SDL_getenv("DISPLAY")) && !is_set(SDL_getenv("WAYLAND_DISPLAY"))) {
        throw std::system_error(std::make_error_code(std::errc::no_such_device), "no display");
    }
    // A board game must not keep the screen awake.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    // Nor switch off the desktop's effects for all other windows.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        throw_sdl_error("no display");
    }
    if (!chosen && is_unseen(SDL_GetCurrentVideoDriver())) {
        SDL_Quit();
        throw std::system_error(std::make_error_code(std::errc::no_such_device), "no display");
    }
}

VideoLibrary::~VideoLibrary()
{
    SDL_Quit();
}

void Destroy::operator()(SDL_Window* window) const
{
    SDL_DestroyWindow(window);
}

void Destroy::operator()(SDL_Renderer* renderer) const
{
    SDL_DestroyRenderer(renderer);
}

void Destroy::operator()(SDL_Texture* texture) const
{
    SDL_DestroyTexture(texture);
}

void Destroy::operator()(SDL_Cursor* cursor) const
{
    SDL_FreeCursor(cursor);
}

void throw_sdl_error(const char* what)
{
    throw std::system_error(std::make_error_code(std::errc::io_error),
                            std::string(what) + ": " + SDL_GetError());
}

} // namespace sdl
