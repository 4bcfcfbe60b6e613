// Owners of SDL's objects, so that they are given back in the right order. No SDL header is needed
// to hold one.
#pragma once

#include <memory>

struct SDL_Cursor;
struct SDL_Renderer;
struct SDL_Texture;
struct SDL_Window;

namespace sdl {

/// SDL's video part is running while this lives. Throws std::system_error where there is no
/// display.
class VideoLibrary
{
  public:
    VideoLibrary();
    ~VideoLibrary();
    VideoLibrary(const VideoLibrary&) = delete;
    VideoLibrary& operator=(const VideoLibrary&) = delete;
    VideoLibrary(VideoLibrary&&) = delete;
    VideoLibrary& operator=(VideoLibrary&&) = delete;
};

struct Destroy
{
    void operator()(SDL_Window* window) const;
    void operator()(SDL_Renderer* renderer) const;
    void operator()(SDL_Texture* texture) const;
    void operator()(SDL_Cursor* cursor) const;
};

using WindowHandle = std::unique_ptr<SDL_Window, Destroy>;
using RendererHandle = std::unique_ptr<SDL_Renderer, Destroy>;
using CursorHandle = std::unique_ptr<SDL_Cursor, Destroy>;
using TextureHandle = std::unique_ptr<SDL_Texture, Destroy>;

/// Throws std::system_error: what was tried and SDL's reason.
[[noreturn]] void throw_sdl_error(const char* what);

} // namespace sdl
