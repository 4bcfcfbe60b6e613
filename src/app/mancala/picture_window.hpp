// A picture of a guide over the whole screen, in its own colours. Guide node "Hilfe".
#pragma once

#include "render/raster/reduce.hpp"
#include "render/toolkit/window.hpp"

namespace app {

class PictureWindow : public toolkit::Window
{
  public:
    /// Whoever opens it sets what closes it. A click closes it, and so do Escape, Return and Space;
    /// what is larger than the screen is moved by cursor keys and by dragging.
    PictureWindow(raster::ScreenPicture picture, raster::Size screen);

    /// The colours the screen needs while this window is in front.
    [[nodiscard]] const raster::Palette& palette() const { return palette_; }

  private:
    raster::Palette palette_;
};

} // namespace app
