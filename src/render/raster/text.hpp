// One line of text in a bitmap font. Text is UTF-8; what ISO-8859-1 does not have becomes '?'.
#pragma once

#include "render/raster/font.hpp"
#include "render/raster/surface.hpp"

#include <string_view>

namespace raster {

enum class TextStyle
{
    plain,
    bold ///< each letter laid over itself one pixel to the right; the width stays
};

/// `corner` is the upper left corner of the first cell. Only the dots are drawn, not the ground.
void draw_text(SurfaceView view,
               Point corner,
               std::string_view text,
               const Font& font,
               PenIndex pen,
               TextStyle style = TextStyle::plain);

/// Likewise with each dot two by two, for what must be read from afar.
void draw_doubled_text(
    SurfaceView view, Point corner, std::string_view text, const Font& font, PenIndex pen);

/// Width and height of the cells.
[[nodiscard]] Size measure_text(std::string_view text, const Font& font);

} // namespace raster
