// What a pixel holds: the number of a pen. Its colour is the palette's business.
#pragma once

#include <cstdint>

namespace raster {

/// A colour register, 0 to 7 on our screens. Write PenIndex{3}.
enum class PenIndex : std::uint8_t
{
};

} // namespace raster
