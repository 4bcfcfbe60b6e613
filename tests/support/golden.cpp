#include "support/golden.hpp"

#include "render/raster/png.hpp"
#include "render/sdl/font_loader.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>

namespace golden {

namespace {

using raster::PenIndex;
using raster::Surface;

std::optional<std::string> bytes_of(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string{std::istreambuf_iterator<char>(file), {}};
}

void write(const std::filesystem::path& path, const std::vector<std::uint8_t>& bytes)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()),
               static_cast<std::streamsize>(bytes.size()));
}

/// The expected picture; nothing if there is none.
std::optional<raster::IndexedImage> expected_picture(const std::filesystem::path& path)
{
    const auto bytes = bytes_of(path);
    if (!bytes) {
        return std::nullopt;
    }
    const auto* const first = reinterpret_cast<const std::uint8_t*>(bytes->data());
    auto image = raster::decode_png({first, bytes->size()}, path.string());
    return image ? std::optional(*std::move(image)) : std::nullopt;
}

/// Black, with every differing pixel in white.
Surface marked_differences(const Surface& actual, const Surface& expected)
{
    constexpr PenIndex black{1};
    constexpr PenIndex white{2};
    Surface marks(actual.size());
    for (int y = 0; y < actual.size().height; ++y) {
        for (int x = 0; x < actual.size().width; ++x) {
            const bool same =
                expected.bounds().contains({x, y}) && actual.at({x, y}) == expected.at({x, y});
            marks.set({x, y}, same ? black : white);
        }
    }
    return marks;
}

std::string what_differs(const raster::IndexedImage& expected,
                         const Surface& surface,
                         const raster::Palette& palette)
{
    if (expected.surface.size() != surface.size()) {
        return "the size differs";
    }
    if (expected.surface != surface) {
        return "pixels differ";
    }
    return std::ranges::equal(expected.colours, palette.colours) ? "" : "the palette differs";
}

} // namespace

std::string
difference(const std::string& name, const Surface& surface, const raster::Palette& palette)
{
    const auto path = std::filesystem::path(TEST_SOURCE_DIR "/golden") / (name + ".png");
    const auto picture = raster::encode_png(surface, palette);
    const char* const update = std::getenv("MANCALA_UPDATE_GOLDEN");
    const auto expected = expected_picture(path);
    const std::string reason =
        expected ? what_differs(*expected, surface, palette) : "there is no such golden picture";
    if (reason.empty()) {
        return {};
    }
    if (update != nullptr && std::string_view(update) == "1") {
        write(path, picture);
        return {};
    }
    const std::filesystem::path build(TEST_BUILD_DIR "/golden");
    write(build / (name + ".actual.png"), picture);
    write(build / (name + ".diff.png"),
          raster::encode_png(marked_differences(surface, expected ? expected->surface : Surface{}),
                             raster::workbench_palette));
    return name + ": " + reason + ", see " + (build / (name + ".actual.png")).string();
}

const raster::FontSet& fonts()
{
    static const raster::FontSet loaded = sdl::load_fonts(TEST_BUILD_DIR "/share/mancala/fonts");
    return loaded;
}

raster::Theme theme(const std::string& file)
{
    const std::string path = TEST_SOURCE_DIR "/../assets/palettes/" + file + ".palette";
    return raster::read_theme(bytes_of(path).value_or(""), path).theme;
}

const std::vector<std::string>& theme_files()
{
    static const std::vector<std::string> files{"rottoene", "gruentoene", "blautoene",
                                                "graurot",  "brauntoene", "workbench"};
    return files;
}

std::string differences(const std::string& state,
                        const raster::Surface& surface,
                        const std::vector<std::string>& themes)
{
    std::string all;
    for (const std::string& file : themes) {
        std::string name = state;
        name += "--" + file;
        all += difference(name, surface, theme(file).palette);
    }
    return all;
}

} // namespace golden
