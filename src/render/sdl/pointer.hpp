// The pointer on the window: the host's own, in the shape and colours it had on the Amiga. Each of
// its pixels was as large as two by two of the screen's, since sprites had the lowest resolution.
#pragma once

#include "render/raster/geometry.hpp"
#include "render/sdl/handles.hpp"

#include <cstdint>
#include <vector>

namespace sdl {

/// What the pointer looks like on the window.
enum class Pointer
{
    arrow,
    busy ///< one has to wait
};

struct PointerImage
{
    raster::Size size;
    raster::Point hot_spot;            ///< the pixel that points
    std::vector<std::uint32_t> pixels; ///< ARGB, row by row
};

/// Each pixel of the drawing this many times as wide and high; at least 1.
[[nodiscard]] PointerImage pointer_image(Pointer shape, int factor);

/// Shows a pointer and keeps it while it is shown.
class HostPointer
{
  public:
    /// `screen_pixel`: how many of the window's pixels are as wide as one of the screen's. Where
    /// the host takes no pointers of ours it keeps its own.
    void show(Pointer shape, int screen_pixel);

  private:
    Pointer shape_ = Pointer::arrow;
    int factor_ = 0; ///< 0: nothing shown yet
    CursorHandle cursor_;
};

} // namespace sdl
