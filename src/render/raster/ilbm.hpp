// IFF ILBM: the user's Workbench colours (`palette.ilbm`) and the pictures of old guides. Reading
// files is left to the caller.
#pragma once

#include "core/base/result.hpp"
#include "render/raster/iff.hpp"
#include "render/raster/palette.hpp"
#include "render/raster/png.hpp"

#include <string>

namespace raster {

/// The first eight colours of the file; missing ones are the Workbench's. Old files with four bits
/// a component are scaled up. `file` is named in the diagnostic.
[[nodiscard]] base::Result<Palette> read_ilbm_palette(Bytes bytes, const std::string& file);

/// Pictures of 1 to 8 planes and at most 4096x4096 pixels, no HAM. There is a colour for every pen
/// that occurs; a picture that is cut ends in pen 0.
[[nodiscard]] base::Result<IndexedImage> decode_ilbm(Bytes bytes, const std::string& file);

} // namespace raster
