#include "render/sdl/handles.hpp"

#include <SDL.h>

#include <string>
#include <system_error>

namespace sdl {

VideoLibrary::VideoLibrary()
{
    // A board game must not keep the screen awake.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    // Nor switch off the desktop's effects for all other windows.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        throw_sdl_error("no display");
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
