// Bytes as a palette file: a whole theme comes out whatever they are, and printed it reads back the
// same without a complaint about any entry.
#include "render/raster/theme.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const raster::Theme theme = raster::read_theme(text, "eigene.palette").theme;
    const raster::ReadTheme again = raster::read_theme(raster::print_theme(theme), "");
    // Text that cannot be read is complained about, but kept.
    if (again.theme != theme || again.complaints.size() > 1) {
        std::abort();
    }
    return 0;
}
