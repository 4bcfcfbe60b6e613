// Pictures of any colours with the eight of a screen.
#pragma once

#include "render/raster/png.hpp"

namespace raster {

struct ScreenPicture
{
    Surface surface; ///< pens 0 to 7
    Palette palette; ///< the picture's own
};

/// Up to eight colours stay what and where they are. Of more the best eight are chosen, and the
/// others dithered from them; then the darkest is pen 1 and the lightest pen 2, for what is written
/// on the screen meanwhile. The image must have a colour for every pen that occurs.
[[nodiscard]] ScreenPicture reduce_colours(const IndexedImage& image);

} // namespace raster
