// Pictures as PNG bytes: screenshots and golden pictures go through the same code. Reading and
// writing files is left to the caller.
#pragma once

#include "core/base/result.hpp"
#include "render/raster/palette.hpp"
#include "render/raster/surface.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace raster {

struct IndexedImage
{
    Surface surface;
    std::vector<Rgb> colours; ///< by pen; as many as the file has, at most 256

    bool operator==(const IndexedImage&) const = default;
};

/// A picture in true colour, row by row: what the window shows after scaling.
struct RgbImage
{
    Size size;
    std::vector<Rgb> pixels;

    bool operator==(const RgbImage&) const = default;
};

/// An indexed PNG with the eight colours. Throws std::system_error if there is no memory for it.
[[nodiscard]] std::vector<std::uint8_t> encode_png(const Surface& surface, const Palette& palette);
[[nodiscard]] std::vector<std::uint8_t> encode_png(const RgbImage& image);

/// Takes indexed PNGs of at most 4096x4096 pixels alone; pens and colours come back as they were
/// written. `file` is named in the diagnostic.
[[nodiscard]] base::Result<IndexedImage> decode_png(std::span<const std::uint8_t> bytes,
                                                    const std::string& file);

} // namespace raster
