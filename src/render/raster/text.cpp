#include "render/raster/text.hpp"

#include "core/base/encoding.hpp"
#include "render/raster/draw.hpp"

namespace raster {

namespace {

void draw_glyph(
    SurfaceView view, Point corner, std::uint8_t character, const Font& font, PenIndex pen)
{
    for (int y = 0; y < font.cell().height; ++y) {
        for (int x = 0; x < font.cell().width; ++x) {
            if (font.dot(character, {x, y})) {
                view.set(corner + Point{x, y}, pen);
            }
        }
    }
}

void draw_doubled_glyph(
    SurfaceView view, Point corner, std::uint8_t character, const Font& font, PenIndex pen)
{
    for (int y = 0; y < font.cell().height; ++y) {
        for (int x = 0; x < font.cell().width; ++x) {
            if (font.dot(character, {x, y})) {
                fill(view, {corner.x + 2 * x, corner.y + 2 * y, 2, 2}, pen);
            }
        }
    }
}

void tell_if_cut(SurfaceView view, Rect cells, std::string_view text)
{
    if (view.watch() != nullptr && !text.empty() && clip(cells, view.visible()) != cells) {
        view.watch()->cut(text);
    }
}

} // namespace

void draw_text(SurfaceView view,
               Point corner,
               std::string_view text,
               const Font& font,
               PenIndex pen,
               TextStyle style)
{
    tell_if_cut(view, rect_at(corner, measure_text(text, font)), text);
    for (const char character : base::latin1_from_utf8(text)) {
        const auto code = static_cast<std::uint8_t>(character);
        draw_glyph(view, corner, code, font, pen);
        if (style == TextStyle::bold) {
            draw_glyph(view, corner + Point{1, 0}, code, font, pen);
        }
        corner.x += font.cell().width;
    }
}

void draw_doubled_text(
    SurfaceView view, Point corner, std::string_view text, const Font& font, PenIndex pen)
{
    const Size size = measure_text(text, font);
    tell_if_cut(view, rect_at(corner, {2 * size.width, 2 * size.height}), text);
    for (const char character : base::latin1_from_utf8(text)) {
        draw_doubled_glyph(view, corner, static_cast<std::uint8_t>(character), font, pen);
        corner.x += 2 * font.cell().width;
    }
}

Size measure_text(std::string_view text, const Font& font)
{
    const auto characters = static_cast<int>(base::latin1_from_utf8(text).size());
    return {characters * font.cell().width, font.cell().height};
}

} // namespace raster
