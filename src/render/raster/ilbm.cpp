#include "render/raster/ilbm.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace raster {

namespace {

constexpr std::size_t most_colours = 256;

/// Files of the first releases hold the four bits of the hardware in the upper half of each byte.
std::uint8_t scaled_up(std::uint8_t component)
{
    return static_cast<std::uint8_t>(component | (component >> 4U));
}

std::vector<Rgb> colours_of(Bytes cmap)
{
    const std::size_t count = std::min(cmap.size() / 3, most_colours);
    const Bytes used = cmap.first(count * 3);
    const bool four_bits =
        std::ranges::all_of(used, [](std::uint8_t component) { return (component & 0xFU) == 0; });
    std::vector<Rgb> colours(count);
    for (std::size_t i = 0; i < count; ++i) {
        Rgb& colour = colours[i];
        colour = {used[3 * i], used[3 * i + 1], used[3 * i + 2]};
        if (four_bits) {
            colour = {scaled_up(colour.red), scaled_up(colour.green), scaled_up(colour.blue)};
        }
    }
    return colours;
}

enum class Masking : std::uint8_t
{
    none,
    plane
};

/// The chunk BMHD, as far as it matters here.
struct Header
{
    std::size_t width = 0;
    std::size_t height = 0;
    std::size_t planes = 0;
    Masking masking = Masking::none;
    std::uint8_t compression = 0;

    /// Bytes of one plane in a row.
    [[nodiscard]] std::size_t stride() const { return (width + 15) / 16 * 2; }
    /// With the mask, which lies behind the others.
    [[nodiscard]] std::size_t stored_planes() const
    {
        return planes + (masking == Masking::plane ? 1 : 0);
    }
    [[nodiscard]] std::size_t body_size() const { return stride() * stored_planes() * height; }
};

constexpr std::size_t header_size = 20;
constexpr std::size_t largest_side = 4096;

Header header_from(Bytes bytes)
{
    return {.width = big_endian_16(bytes, 0),
            .height = big_endian_16(bytes, 2),
            .planes = bytes[8],
            .masking = bytes[9] == 1 ? Masking::plane : Masking::none,
            .compression = bytes[10]};
}

std::string_view reason_against(const Header& header)
{
    if (header.width == 0 || header.height == 0 || header.width > largest_side ||
        header.height > largest_side) {
        return "pictures have from 1x1 to 4096x4096 pixels";
    }
    if (header.planes == 0 || header.planes > 8) {
        return "pictures have from 1 to 8 planes";
    }
    return header.compression > 1 ? "the picture's compression is not known" : "";
}

/// ByteRun1, up to `size` bytes; fewer when the packed ones end before.
std::vector<std::uint8_t> unpacked(Bytes packed, std::size_t size)
{
    constexpr std::uint8_t no_operation = 0x80;
    std::vector<std::uint8_t> bytes;
    std::size_t at = 0;
    while (at + 1 < packed.size() && bytes.size() < size) {
        const std::uint8_t code = packed[at++];
        const std::size_t wanted = size - bytes.size();
        if (code < no_operation) {
            const Bytes run =
                packed.subspan(at, std::min(code + std::size_t{1}, packed.size() - at));
            at += run.size();
            const Bytes fitting = run.first(std::min(run.size(), wanted));
            bytes.insert(bytes.end(), fitting.begin(), fitting.end());
        } else if (code > no_operation) {
            bytes.insert(bytes.end(), std::min(std::size_t{257} - code, wanted), packed[at++]);
        }
    }
    return bytes;
}

/// Planes to pens; what the body does not hold stays pen 0.
Surface surface_from(const Header& header, Bytes body)
{
    Surface surface({static_cast<int>(header.width), static_cast<int>(header.height)});
    const std::size_t stride = header.stride();
    for (std::size_t y = 0; y < header.height; ++y) {
        const std::span<PenIndex> row = surface.row(static_cast<int>(y));
        for (std::size_t plane = 0; plane < header.planes; ++plane) {
            const std::size_t start = (y * header.stored_planes() + plane) * stride;
            if (start + stride > body.size()) {
                return surface;
            }
            const Bytes bits = body.subspan(start, stride);
            for (std::size_t x = 0; x < header.width; ++x) {
                const unsigned bit = (bits[x / 8] >> (7 - x % 8)) & 1U;
                row[x] = PenIndex{
                    static_cast<std::uint8_t>(static_cast<unsigned>(row[x]) | (bit << plane))};
            }
        }
    }
    return surface;
}

constexpr std::uint32_t ham_mode = 0x800;
constexpr std::uint32_t half_bright_mode = 0x80;

std::uint32_t view_mode(const IlbmChunks& chunks)
{
    const auto camg = chunks.find("CAMG");
    return camg && camg->size() >= 4 ? big_endian_32(*camg, 0) : 0;
}

Rgb half_bright(Rgb colour)
{
    const auto half = [](std::uint8_t c) { return static_cast<std::uint8_t>(c >> 1U); };
    return {half(colour.red), half(colour.green), half(colour.blue)};
}

/// One colour for each pen the planes can name.
std::vector<Rgb> picture_colours(const IlbmChunks& chunks, const Header& header)
{
    constexpr std::size_t half_bright_planes = 6;
    constexpr std::size_t bright = 32;
    std::vector<Rgb> colours = colours_of(chunks.find("CMAP").value_or(Bytes{}));
    for (std::size_t pen = colours.size(); pen < Palette::size; ++pen) {
        colours.push_back(workbench_palette.colours.at(pen));
    }
    colours.resize(std::size_t{1} << header.planes);
    if (header.planes == half_bright_planes && (view_mode(chunks) & half_bright_mode) != 0) {
        std::transform(colours.begin(), colours.begin() + bright, colours.begin() + bright,
                       half_bright);
    }
    return colours;
}

base::Result<IndexedImage> picture_from(const IlbmChunks& chunks, const std::string& file)
{
    const auto refuse = [&](std::string_view reason) {
        return base::failure({file, 0, 0, std::string(reason), ""});
    };
    const auto bmhd = chunks.find("BMHD");
    const auto body = chunks.find("BODY");
    if (!bmhd || bmhd->size() < header_size || !body) {
        return refuse("the ILBM file holds no picture");
    }
    const Header header = header_from(*bmhd);
    if (const std::string_view reason = reason_against(header); !reason.empty()) {
        return refuse(reason);
    }
    if ((view_mode(chunks) & ham_mode) != 0) {
        return refuse("HAM pictures cannot be shown");
    }
    const auto bytes = header.compression == 1
                           ? unpacked(*body, header.body_size())
                           : std::vector<std::uint8_t>(body->begin(), body->end());
    return IndexedImage{surface_from(header, bytes), picture_colours(chunks, header)};
}

} // namespace

base::Result<Palette> read_ilbm_palette(Bytes bytes, const std::string& file)
{
    const auto chunks = find_ilbm(bytes, file);
    if (!chunks) {
        return base::failure(chunks.error());
    }
    const std::vector<Rgb> colours = colours_of(chunks->find("CMAP").value_or(Bytes{}));
    if (colours.empty()) {
        return base::failure({file, 0, 0, "the ILBM file holds no colours", ""});
    }
    Palette palette = workbench_palette;
    std::copy_n(colours.begin(), std::min(colours.size(), Palette::size), palette.colours.begin());
    return palette;
}

base::Result<IndexedImage> decode_ilbm(Bytes bytes, const std::string& file)
{
    const auto chunks = find_ilbm(bytes, file);
    return chunks ? picture_from(*chunks, file) : base::failure(chunks.error());
}

} // namespace raster
