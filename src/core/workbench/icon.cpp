#include "core/workbench/icon.hpp"

#include "core/base/encoding.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace workbench {

namespace {

using Bytes = std::span<const std::uint8_t>;

constexpr std::size_t header_size = 78;
constexpr std::size_t most_tool_types = 4096;
constexpr std::size_t longest_string = 65536;
constexpr std::size_t largest_image = std::size_t{1024} * 1024;

bool starts_with(Bytes bytes, std::string_view start)
{
    return bytes.size() >= start.size() &&
           std::equal(start.begin(), start.end(), bytes.begin(), [](char c, std::uint8_t byte) {
               return static_cast<std::uint8_t>(c) == byte;
           });
}

bool is_png(Bytes bytes)
{
    return starts_with(bytes, "\x89PNG\r\n\x1A\n");
}

/// Takes numbers, the high byte first, from the front. After the end all are missing.
class Reader
{
  public:
    explicit Reader(Bytes bytes)
        : rest_(bytes)
    {
    }

    std::optional<Bytes> take(std::size_t size)
    {
        if (size > rest_.size()) {
            give_up();
            return std::nullopt;
        }
        const Bytes taken = rest_.first(size);
        rest_ = rest_.subspan(size);
        return taken;
    }

    std::optional<std::uint32_t> number(std::size_t size)
    {
        const auto bytes = take(size);
        if (!bytes) {
            return std::nullopt;
        }
        std::uint32_t value = 0;
        for (const std::uint8_t byte : *bytes) {
            value = (value << 8U) | byte;
        }
        return value;
    }

    /// Its length, which counts the NUL, stands before it. The NUL may be missing.
    std::optional<std::string> string()
    {
        const auto length = number(4);
        const auto bytes = take(std::min<std::size_t>(length.value_or(0), longest_string));
        if (!length || *length > longest_string || !bytes) {
            give_up();
            return std::nullopt;
        }
        const auto end = std::ranges::find(*bytes, std::uint8_t{0});
        return base::utf8_from_utf8_or_latin1(std::string(bytes->begin(), end));
    }

    /// Nothing behind this place can be trusted.
    void give_up() { rest_ = {}; }

    [[nodiscard]] bool at_end() const { return rest_.empty(); }

  private:
    Bytes rest_;
};

/// Which parts the icon has; the pointers of old are mere flags in a file.
struct Parts
{
    bool drawer = false;
    bool image = false;
    bool selected_image = false;
    bool default_tool = false;
    bool tool_types = false;
};

Parts parts_of(Bytes header)
{
    const auto is_set = [&](std::size_t at) {
        return std::ranges::any_of(header.subspan(at, 4), [](std::uint8_t b) { return b != 0; });
    };
    return {.drawer = is_set(66),
            .image = is_set(22),
            .selected_image = is_set(26),
            .default_tool = is_set(50),
            .tool_types = is_set(54)};
}

std::optional<IconImage> read_image(Reader& reader)
{
    const auto size = [&] { return static_cast<std::size_t>(reader.number(2).value_or(0)); };
    if (!reader.take(4)) {
        return std::nullopt;
    }
    const std::size_t width = size();
    const std::size_t height = size();
    const std::size_t depth = size();
    const bool has_planes = reader.number(4).value_or(0) != 0;
    const bool whole = reader.take(6).has_value();
    // Two factors first: all three at once might not fit.
    const std::size_t plane = (width + 15) / 16 * 2 * height;
    if (!whole || plane > largest_image || depth > 8) {
        reader.give_up();
        return std::nullopt;
    }
    const auto planes = reader.take(has_planes ? plane * depth : 0);
    if (!planes) {
        return std::nullopt;
    }
    return IconImage{static_cast<int>(width),
                     static_cast<int>(height),
                     static_cast<int>(depth),
                     {planes->begin(), planes->end()}};
}

void read_images(Reader& reader, const Parts& parts, Icon& icon)
{
    for (const bool there : {parts.image, parts.selected_image}) {
        if (!there) {
            continue;
        }
        if (auto image = read_image(reader)) {
            icon.images.push_back(std::move(*image));
        }
    }
}

ToolTypes read_lines(Reader& reader)
{
    // The number counts the empty pointer at the end, in bytes.
    const std::size_t pointers = reader.number(4).value_or(0) / 4;
    const std::size_t count = std::min(pointers == 0 ? 0 : pointers - 1, most_tool_types);
    std::vector<std::string> lines;
    while (lines.size() < count && !reader.at_end()) {
        if (auto line = reader.string()) {
            lines.push_back(std::move(*line));
        }
    }
    return ToolTypes(std::move(lines));
}

} // namespace

bool is_icon(Bytes bytes)
{
    return starts_with(bytes, "\xE3\x10") || is_png(bytes);
}

base::Result<Icon> read_icon(Bytes bytes, const std::string& file)
{
    if (is_png(bytes)) {
        return Icon{};
    }
    if (!is_icon(bytes) || bytes.size() < header_size) {
        return base::failure({file, 0, 0, "no Workbench icon", ""});
    }
    const Bytes header = bytes.first(header_size);
    const Parts parts = parts_of(header);
    Reader reader(bytes.subspan(header_size));
    Icon icon;
    icon.type = header[48];
    if (parts.drawer) {
        constexpr std::size_t drawer_size = 56;
        reader.take(drawer_size);
    }
    read_images(reader, parts, icon);
    if (parts.default_tool) {
        icon.default_tool = reader.string().value_or("");
    }
    if (parts.tool_types) {
        icon.tool_types = read_lines(reader);
    }
    return icon;
}

} // namespace workbench
