#include "render/raster/theme.hpp"

#include "core/base/encoding.hpp"

#include <array>
#include <bitset>
#include <charconv>
#include <cstddef>
#include <optional>
#include <utility>

namespace raster {

namespace {

constexpr std::string_view blanks = " \t\r";
constexpr double readable = 3.0;

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// All of the word as a number; nothing if any of it is something else.
std::optional<unsigned> whole_number(std::string_view word, int base)
{
    unsigned number = 0;
    const char* const end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number, base);
    if (error != std::errc{} || stop != end || word.empty()) {
        return std::nullopt;
    }
    return number;
}

std::optional<Rgb> colour_from(std::string_view word)
{
    if (!word.empty() && word.front() == '#') {
        word.remove_prefix(1);
    }
    const auto number = whole_number(word, 16);
    if (!number) {
        return std::nullopt;
    }
    const auto byte = [&](unsigned shift) { return static_cast<std::uint8_t>(*number >> shift); };
    const auto nibble = [&](unsigned shift) {
        return static_cast<std::uint8_t>(((*number >> shift) & 0xFU) * 17U);
    };
    switch (word.size()) {
    case 6: return Rgb{byte(16), byte(8), byte(0)};
    case 3: return Rgb{nibble(8), nibble(4), nibble(0)};
    default: return std::nullopt;
    }
}

std::string stem(std::string_view file)
{
    file = file.substr(file.find_last_of('/') + 1);
    return std::string(file.substr(0, file.find_last_of('.')));
}

class ThemeReader
{
  public:
    explicit ThemeReader(const std::string& file)
        : file_(file)
    {
        result_.theme.name = stem(file);
    }

    void read_line(std::string_view line)
    {
        ++line_;
        const std::string_view text = trimmed(line.substr(0, line.find(';')));
        if (text.empty()) {
            return;
        }
        const std::size_t gap = text.find_first_of(blanks);
        const std::string_view word = text.substr(0, gap);
        const std::string_view value =
            gap == std::string_view::npos ? std::string_view{} : trimmed(text.substr(gap));
        if (word == "name") {
            read_name(value);
        } else {
            read_pen(word, value);
        }
    }

    ReadTheme finish() &&
    {
        line_ = 0;
        for (std::size_t pen = 0; pen < Palette::size; ++pen) {
            if (!seen_.test(pen)) {
                complain(ThemeFault::pen_missing, {std::to_string(pen)});
            }
        }
        const Palette& palette = result_.theme.palette;
        if (contrast(palette[PenIndex{0}], palette[PenIndex{1}]) < readable) {
            complain(ThemeFault::unreadable);
        }
        return std::move(result_);
    }

  private:
    void read_name(std::string_view value)
    {
        if (value.empty()) {
            complain(ThemeFault::no_name);
            return;
        }
        result_.theme.name = value;
    }

    void read_pen(std::string_view word, std::string_view value)
    {
        const auto pen = whole_number(word, 10);
        if (!pen || *pen >= Palette::size) {
            complain(ThemeFault::no_pen);
            return;
        }
        if (seen_.test(*pen)) {
            complain(ThemeFault::pen_twice, {std::to_string(*pen)});
            return;
        }
        seen_.set(*pen);
        if (const auto colour = colour_from(value)) {
            result_.theme.palette.colours.at(*pen) = *colour;
        } else {
            complain(ThemeFault::no_colour);
        }
    }

    void complain(ThemeFault fault, std::vector<std::string> values = {})
    {
        // A file that is no palette at all has as many mistakes as lines.
        constexpr std::size_t most_of_lines = 8;
        if (line_ == 0 || result_.complaints.size() < most_of_lines) {
            result_.complaints.push_back({fault, std::move(values), file_, line_, 0});
        }
    }

    const std::string& file_;
    ReadTheme result_;
    std::bitset<Palette::size> seen_;
    int line_ = 0;
};

} // namespace

ReadTheme read_theme(std::string_view text, const std::string& file)
{
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    const std::string utf8 = base::utf8_from_utf8_or_latin1(text);
    std::string_view rest = utf8;
    if (rest.starts_with(byte_order_mark)) {
        rest.remove_prefix(byte_order_mark.size());
    }
    ThemeReader reader(file);
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        reader.read_line(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return std::move(reader).finish();
}

std::string print_theme(const Theme& theme)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "name " + theme.name + "\n";
    for (std::size_t pen = 0; pen < Palette::size; ++pen) {
        const Rgb& colour = theme.palette.colours.at(pen);
        text += std::to_string(pen) + " ";
        for (const unsigned component : {colour.red, colour.green, colour.blue}) {
            text += digits.at(component / 16);
            text += digits.at(component % 16);
        }
        text += "\n";
    }
    return text;
}

} // namespace raster
