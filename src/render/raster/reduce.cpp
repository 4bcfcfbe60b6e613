// Median cut chooses the eight colours, Floyd and Steinberg's error diffusion mixes the rest.
#include "render/raster/reduce.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>

namespace raster {

namespace {

constexpr std::size_t channels = 3;
using Colour = std::array<int, channels>;

struct Weighted
{
    Colour colour{};
    std::int64_t pixels = 0;
};
using Box = std::vector<Weighted>;

Colour colour_of(Rgb rgb)
{
    return {rgb.red, rgb.green, rgb.blue};
}

Rgb rgb_of(const Colour& colour)
{
    const auto part = [](int value) {
        return static_cast<std::uint8_t>(std::clamp(value, 0, 255));
    };
    return {part(colour[0]), part(colour[1]), part(colour[2])};
}

/// As bright as the eye finds it.
int brightness(const Colour& colour)
{
    return 299 * colour[0] + 587 * colour[1] + 114 * colour[2];
}

Box used_colours(const IndexedImage& image)
{
    std::vector<std::int64_t> count(image.colours.size());
    for (int y = 0; y < image.surface.size().height; ++y) {
        for (const PenIndex pen : image.surface.row(y)) {
            ++count.at(static_cast<std::size_t>(pen));
        }
    }
    Box used;
    for (std::size_t i = 0; i < count.size(); ++i) {
        if (count[i] > 0) {
            used.push_back({colour_of(image.colours[i]), count[i]});
        }
    }
    return used;
}

/// The channel in which the colours of the box lie furthest apart, and how far.
std::pair<int, std::size_t> widest(const Box& box)
{
    std::pair<int, std::size_t> best{-1, 0};
    for (std::size_t channel = 0; channel < channels; ++channel) {
        const auto [low, high] = std::ranges::minmax_element(
            box, {}, [&](const Weighted& one) { return one.colour.at(channel); });
        best = std::max(best, {high->colour.at(channel) - low->colour.at(channel), channel});
    }
    return best;
}

/// Cuts the box in two where half of its pixels lie on each side; it has two colours or more.
Box cut(Box& box)
{
    const std::size_t channel = widest(box).second;
    std::ranges::sort(box, {}, [&](const Weighted& one) { return one.colour.at(channel); });
    std::int64_t all = 0;
    for (const Weighted& one : box) {
        all += one.pixels;
    }
    std::int64_t before = box.front().pixels;
    std::size_t at = 1;
    while (at + 1 < box.size() && before + box[at].pixels <= all / 2) {
        before += box[at++].pixels;
    }
    const auto middle = box.begin() + static_cast<std::ptrdiff_t>(at);
    Box upper(middle, box.end());
    box.erase(middle, box.end());
    return upper;
}

Colour mean(const Box& box)
{
    std::array<std::int64_t, channels> sum{};
    std::int64_t pixels = 0;
    for (const Weighted& one : box) {
        pixels += one.pixels;
        for (std::size_t channel = 0; channel < channels; ++channel) {
            sum.at(channel) += one.colour.at(channel) * one.pixels;
        }
    }
    Colour result{};
    for (std::size_t channel = 0; channel < channels; ++channel) {
        result.at(channel) = static_cast<int>(sum.at(channel) / std::max<std::int64_t>(pixels, 1));
    }
    return result;
}

std::vector<Colour> best_eight(Box used)
{
    std::vector<Box> boxes{std::move(used)};
    while (boxes.size() < Palette::size) {
        const auto next =
            std::ranges::max_element(boxes, {}, [](const Box& box) { return widest(box).first; });
        if (next->size() < 2) {
            break;
        }
        boxes.push_back(cut(*next));
    }
    std::vector<Colour> colours;
    colours.reserve(boxes.size());
    for (const Box& box : boxes) {
        colours.push_back(mean(box));
    }
    return colours;
}

/// Background, text, shine, fill and the rest: only the darkest and the lightest matter.
Palette in_roles(std::vector<Colour> colours)
{
    constexpr std::array<std::size_t, Palette::size> by_pen{4, 0, 7, 3, 1, 2, 5, 6};
    std::ranges::sort(colours, {}, brightness);
    colours.resize(Palette::size, colours.back());
    Palette palette;
    for (std::size_t pen = 0; pen < Palette::size; ++pen) {
        palette.colours.at(pen) = rgb_of(colours.at(by_pen.at(pen)));
    }
    return palette;
}

std::size_t nearest(const Palette& palette, const Colour& wanted)
{
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < Palette::size; ++i) {
        const Colour colour = colour_of(palette.colours.at(i));
        int distance = 0;
        for (std::size_t channel = 0; channel < channels; ++channel) {
            const int by = colour.at(channel) - wanted.at(channel);
            distance += by * by;
        }
        if (distance < least) {
            least = distance;
            best = i;
        }
    }
    return best;
}

/// What two rows have still to make good, in sixteenths.
class Errors
{
  public:
    explicit Errors(int width)
        : here_(static_cast<std::size_t>(width) + 2)
        , below_(here_.size())
    {
    }

    [[nodiscard]] Colour wanted(int x, Colour colour) const
    {
        for (std::size_t channel = 0; channel < channels; ++channel) {
            const int with_error = colour.at(channel) + here_[cell(x)].at(channel) / parts;
            colour.at(channel) = std::clamp(with_error, 0, 255);
        }
        return colour;
    }

    void spread(int x, const Colour& wanted, const Colour& got)
    {
        const std::size_t at = cell(x);
        for (std::size_t channel = 0; channel < channels; ++channel) {
            const int error = wanted.at(channel) - got.at(channel);
            here_[at + 1].at(channel) += error * 7;
            below_[at - 1].at(channel) += error * 3;
            below_[at].at(channel) += error * 5;
            below_[at + 1].at(channel) += error;
        }
    }

    void next_row()
    {
        here_.swap(below_);
        std::ranges::fill(below_, Colour{});
    }

  private:
    static constexpr int parts = 16;

    [[nodiscard]] static std::size_t cell(int x) { return static_cast<std::size_t>(x) + 1; }

    std::vector<Colour> here_; ///< with a cell more on each side
    std::vector<Colour> below_;
};

Surface dithered(const IndexedImage& image, const Palette& palette)
{
    const Size size = image.surface.size();
    Surface surface(size);
    Errors errors(size.width);
    for (int y = 0; y < size.height; ++y) {
        const auto from = image.surface.row(y);
        const auto to = surface.row(y);
        for (int x = 0; x < size.width; ++x) {
            const auto at = static_cast<std::size_t>(x);
            const Rgb own = image.colours[static_cast<std::size_t>(from[at])];
            const Colour wanted = errors.wanted(x, colour_of(own));
            const std::size_t pen = nearest(palette, wanted);
            errors.spread(x, wanted, colour_of(palette.colours.at(pen)));
            to[at] = static_cast<PenIndex>(pen);
        }
        errors.next_row();
    }
    return surface;
}

} // namespace

ScreenPicture reduce_colours(const IndexedImage& image)
{
    ScreenPicture picture;
    const Box used = used_colours(image);
    if (image.colours.size() <= Palette::size) {
        picture.surface = image.surface;
        std::ranges::copy(image.colours, picture.palette.colours.begin());
    } else if (!used.empty()) {
        picture.palette = in_roles(best_eight(used));
        picture.surface = dithered(image, picture.palette);
    }
    return picture;
}

} // namespace raster
