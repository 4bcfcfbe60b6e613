// libpng's simplified interface alone: it reports by return value, so no long jump crosses our
// frames.
#include "render/raster/png.hpp"

#include <png.h>

#include <algorithm>
#include <array>
#include <system_error>

namespace raster {

namespace {

constexpr png_uint_32 longest_side = 4096;

/// An image header that frees what libpng hangs on it.
class Header
{
  public:
    Header() { image.version = PNG_IMAGE_VERSION; }
    ~Header() { png_image_free(&image); }
    Header(const Header&) = delete;
    Header& operator=(const Header&) = delete;
    Header(Header&&) = delete;
    Header& operator=(Header&&) = delete;

    [[nodiscard]] std::string message() const { return std::data(image.message); }

    png_image image{};
};

std::vector<std::uint8_t>
written(Size size, png_uint_32 format, const void* pixels, std::span<const Rgb> colours)
{
    Header header;
    header.image.width = static_cast<png_uint_32>(size.width);
    header.image.height = static_cast<png_uint_32>(size.height);
    header.image.format = format;
    header.image.colormap_entries = static_cast<png_uint_32>(colours.size());
    png_alloc_size_t length = PNG_IMAGE_PNG_SIZE_MAX(header.image);
    std::vector<std::uint8_t> bytes(length);
    if (png_image_write_to_memory(&header.image, bytes.data(), &length, 0, pixels, 0,
                                  colours.data()) == 0) {
        throw std::system_error(std::make_error_code(std::errc::not_enough_memory),
                                "PNG: " + header.message());
    }
    bytes.resize(length);
    return bytes;
}

std::size_t largest_pen(const Surface& surface)
{
    std::size_t largest = 0;
    for (int y = 0; y < surface.size().height; ++y) {
        for (const PenIndex pen : surface.row(y)) {
            largest = std::max(largest, static_cast<std::size_t>(pen));
        }
    }
    return largest;
}

} // namespace

static_assert(sizeof(PenIndex) == 1 && sizeof(Rgb) == 3, "libpng takes both as plain bytes");

std::vector<std::uint8_t> encode_png(const Surface& surface, const Palette& palette)
{
    const void* const pixels = surface.size().height > 0 ? surface.row(0).data() : nullptr;
    return written(surface.size(), PNG_FORMAT_RGB_COLORMAP, pixels, palette.colours);
}

std::vector<std::uint8_t> encode_png(const RgbImage& image)
{
    return written(image.size, PNG_FORMAT_RGB, image.pixels.data(), {});
}

base::Result<IndexedImage> decode_png(std::span<const std::uint8_t> bytes, const std::string& file)
{
    const auto refuse = [&](std::string reason) {
        return base::failure({file, 0, 0, std::move(reason), {}});
    };
    Header header;
    png_image& image = header.image;
    if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) {
        return refuse("not a PNG picture: " + header.message());
    }
    if ((image.format & PNG_FORMAT_FLAG_COLORMAP) == 0) {
        return refuse("the picture has no palette");
    }
    if (image.width > longest_side || image.height > longest_side) {
        return refuse("the picture is larger than 4096x4096");
    }
    image.format = PNG_FORMAT_RGB_COLORMAP;
    IndexedImage result;
    result.surface = Surface({static_cast<int>(image.width), static_cast<int>(image.height)});
    result.colours.resize(256);
    if (png_image_finish_read(&image, nullptr, result.surface.row(0).data(), 0,
                              result.colours.data()) == 0) {
        return refuse("damaged PNG picture: " + header.message());
    }
    result.colours.resize(image.colormap_entries);
    // The library's simple interface lets such pictures through.
    if (largest_pen(result.surface) >= result.colours.size()) {
        return refuse("damaged PNG picture: a pixel has a colour that the palette lacks");
    }
    return result;
}

} // namespace raster
