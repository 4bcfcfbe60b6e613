// Bytes as an IFF file: a palette or a reason, a picture with a colour for each of its pens or a
// reason.
#include "render/raster/ilbm.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto palette = raster::read_ilbm_palette({data, size}, "palette.ilbm");
    const bool silent = !palette && palette.error().text.empty();
    bool colourless = false;
    if (const auto image = raster::decode_ilbm({data, size}, "picture.ilbm")) {
        for (int y = 0; y < image->surface.size().height; ++y) {
            const auto row = image->surface.row(y);
            colourless = colourless || static_cast<std::size_t>(*std::ranges::max_element(row)) >=
                                           image->colours.size();
        }
    }
    if (silent || colourless) {
        std::abort();
    }
    return 0;
}
