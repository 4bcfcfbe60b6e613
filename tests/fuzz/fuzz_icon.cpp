// Bytes as an icon, or as the text file that stands for one: every key that is listed is found, and
// an image's planes have the size its measures say.
#include "core/workbench/icon.hpp"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void demand(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

void check_keys(const workbench::ToolTypes& types)
{
    constexpr std::size_t enough = 50;
    const auto keys = types.keys();
    for (std::size_t i = 0; i < keys.size() && i < enough; ++i) {
        demand(types.find(keys[i]).has_value());
    }
}

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    check_keys(workbench::read_tool_types({reinterpret_cast<const char*>(data), size}));
    if (const auto icon = workbench::read_icon({data, size}, "x.info")) {
        check_keys(icon->tool_types);
        for (const workbench::IconImage& image : icon->images) {
            const int whole = (image.width + 15) / 16 * 2 * image.height * image.depth;
            demand(image.planes.empty() || image.planes.size() == static_cast<std::size_t>(whole));
        }
    }
    return 0;
}
