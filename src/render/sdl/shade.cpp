#include "render/sdl/shade.hpp"

#include <algorithm>
#include <cmath>

namespace sdl {

namespace {

constexpr double gap_strength = 110; ///< of a gap that fills rows of the window

/// Dark from `start` to `end` in each `period`, all in rows of the picture.
struct Pattern
{
    double period = 1;
    double start = 0;
    double end = 0;
    double strength = 0;
};

/// The gap is the lower third, but a window's row and a half must be there for it to be seen.
Pattern scanlines(double scale)
{
    constexpr double least = 1.5;
    const double period = std::max(1.0, std::ceil(least / scale));
    return {period, period * 2 / 3, period, gap_strength};
}

Pattern flicker(Field field)
{
    const double start = field == Field::odd ? 0 : 1;
    return {2, start, start + 1, flicker_strength};
}

/// How much of the rows from 0 to `row` is dark.
double dark_until(double row, const Pattern& pattern)
{
    const double dark = pattern.end - pattern.start;
    const double periods = std::floor(row / pattern.period);
    return periods * dark + std::clamp(row - periods * pattern.period - pattern.start, 0.0, dark);
}

std::uint8_t strength_of(double first, double last, const Pattern& pattern)
{
    const double dark = dark_until(last, pattern) - dark_until(first, pattern);
    return static_cast<std::uint8_t>(std::lround(pattern.strength * dark / (last - first)));
}

} // namespace

std::vector<Shade> shades(const raster::Rect& picture, int rows, Effect effect, Field field)
{
    std::vector<Shade> all;
    if (effect == Effect::none || picture.height <= 0) {
        return all;
    }
    const double scale = static_cast<double>(picture.height) / rows;
    const Pattern pattern = effect == Effect::scanlines ? scanlines(scale) : flicker(field);
    for (int y = 0; y < picture.height; ++y) {
        const std::uint8_t strength = strength_of(y / scale, (y + 1) / scale, pattern);
        const int top = picture.y + y;
        const bool goes_on = !all.empty() && all.back().strength == strength &&
                             all.back().top + all.back().height == top;
        if (strength != 0 && goes_on) {
            ++all.back().height;
        } else if (strength != 0) {
            all.push_back({top, 1, strength});
        }
    }
    return all;
}

} // namespace sdl
