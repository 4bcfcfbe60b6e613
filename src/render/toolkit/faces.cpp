#include "render/toolkit/faces.hpp"

#include "render/toolkit/short_text.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace toolkit::faces {

using raster::Point;
using raster::Rect;
using raster::SurfaceView;

namespace {

// Dots of the pictures in gadgets; the Amiga's were drawn for pixels half as wide as high.
constexpr std::array<std::string_view, 7> tick_dots{
    "..........##", //
    ".........##.", //
    "........##..", //
    "##.....##...", //
    ".##...##....", //
    "..##.##.....", //
    "...###......",
};

constexpr std::array<std::string_view, 9> cycle_dots{
    ".#######...", //
    "##.....##..", //
    "##.....##..", //
    "##...######", //
    "##....####.", //
    "##.....##..", //
    "##.........", //
    "##.....##..", //
    ".#######...",
};

constexpr std::array<std::string_view, 4> up_dots{
    "...##...", //
    "..####..", //
    ".##..##.", //
    "##....##",
};

constexpr std::array<std::string_view, 4> down_dots{
    "##....##", //
    ".##..##.", //
    "..####..", //
    "...##...",
};

constexpr std::array<std::string_view, 6> left_dots{
    "....###", //
    "..###..", //
    "###....", //
    "###....", //
    "..###..", //
    "....###",
};

constexpr std::array<std::string_view, 6> right_dots{
    "###....", //
    "..###..", //
    "....###", //
    "....###", //
    "..###..", //
    "###....",
};

constexpr int groove = 20; ///< where the cycle's picture ends
constexpr int glyph_x = 5;

void dots(SurfaceView view, Point corner, std::span<const std::string_view> rows, Pen pen)
{
    int y = corner.y;
    for (const std::string_view row : rows) {
        int x = corner.x;
        for (const char dot : row) {
            if (dot == '#') {
                view.set({x, y}, pen_index(pen));
            }
            ++x;
        }
        ++y;
    }
}

void arrow(SurfaceView view, Rect cell, std::span<const std::string_view> rows, ButtonState state)
{
    const bool selected = state == ButtonState::selected;
    raster::fill(view, cell, pen_index(selected ? Pen::fill : Pen::background));
    Look::button_frame(view, cell, selected ? Bevel::recessed : Bevel::raised);
    const raster::Size size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    dots(view, raster::centred(size, cell), rows, selected ? Pen::fill_text : Pen::text);
}

} // namespace

void scroller(SurfaceView view, const ScrollFace& face)
{
    Look::clear(view, face.frame);
    Look::button_frame(view, face.frame, Bevel::raised);
    raster::fill(view, face.knob, pen_index(Pen::fill));
    Look::thin_frame(view, face.knob, Bevel::raised);
    if (face.axis == Axis::vertical) {
        arrow(view, face.back, up_dots, face.back_state);
        arrow(view, face.forth, down_dots, face.forth_state);
    } else {
        arrow(view, face.back, left_dots, face.back_state);
        arrow(view, face.forth, right_dots, face.forth_state);
    }
}

void list_box(SurfaceView view, FocusMark mark)
{
    const Rect box = view.bounds();
    Look::clear(view, box);
    Look::button_frame(view, box, Bevel::raised);
    if (mark == FocusMark::shown) {
        Look::focus_mark(view, raster::inset(box, -2, -1)); // between frame and rows
    }
}

void row(SurfaceView view, const Look& look, const RowFace& face)
{
    constexpr int side = 2;
    if (face.tone == RowTone::chosen) {
        raster::fill(view, view.bounds(), pen_index(Pen::fill));
    }
    const Pen plain = face.tone == RowTone::emphasised ? Pen::highlight_text : Pen::text;
    const Pen pen = face.tone == RowTone::chosen ? Pen::fill_text : plain;
    const auto style =
        face.tone == RowTone::bold ? raster::TextStyle::bold : raster::TextStyle::plain;
    int room = view.size().width - side;
    if (!face.note.empty()) {
        const int width = look.text_width(face.note);
        const int left = view.size().width - side - width;
        raster::draw_text(view, {left, 0}, face.note, look.font(), pen_index(pen), style);
        room -= side + width + metrics::letter_width;
    }
    const int letters = std::max(room / metrics::letter_width, 1);
    raster::draw_text(view, {side, 0}, shortened(face.text, letters), look.font(), pen_index(pen),
                      style);
}

void cycle(
    SurfaceView view, const Look& look, std::string_view text, ButtonState state, FocusMark mark)
{
    const Rect box = view.bounds();
    const bool selected = state == ButtonState::selected;
    const Pen ink = selected ? Pen::fill_text : Pen::text;
    raster::fill(view, box, pen_index(selected ? Pen::fill : Pen::background));
    Look::button_frame(view, box, selected ? Bevel::recessed : Bevel::raised);
    const int glyph_y = (box.height - static_cast<int>(cycle_dots.size())) / 2;
    dots(view, {glyph_x, glyph_y}, cycle_dots, ink);
    raster::vertical_line(view, {groove, 2}, box.height - 4, pen_index(Pen::shadow));
    raster::vertical_line(view, {groove + 1, 2}, box.height - 4, pen_index(Pen::shine));
    const Rect rest{groove + 2, 1, box.width - groove - 4, box.height - 2};
    const Point corner = raster::centred(raster::measure_text(text, look.font()), rest);
    look.text(view.part(rest), corner - rest.origin(), text, ink);
    if (mark == FocusMark::shown) {
        Look::focus_mark(view, {groove, 0, box.width - groove, box.height});
    }
    if (state == ButtonState::ghosted) {
        Look::ghost(view, box);
    }
}

void checkbox(SurfaceView view, const Look& look, const CheckboxFace& face)
{
    const Rect box = rect_at({}, metrics::checkbox_size);
    const bool selected = face.state == ButtonState::selected;
    Look::clear(view, view.bounds());
    raster::fill(view, box, pen_index(selected ? Pen::fill : Pen::background));
    Look::button_frame(view, box, selected ? Bevel::recessed : Bevel::raised);
    if (face.tick == Tickmark::set) {
        dots(view, {6, 2}, tick_dots, selected ? Pen::fill_text : Pen::text);
    }
    const int x = box.width + metrics::label_gap;
    look.label(view, {x, 2}, face.label, Pen::text);
    if (face.mark == FocusMark::shown) {
        const int gap = metrics::mark_gap;
        const int width = look.text_width(face.label.text());
        // The mark lies 4 and 2 pixels inside of what it marks.
        Look::focus_mark(view, width == 0 ? box
                                          : Rect{x - gap - 4, -2, width + 2 * (gap + 4),
                                                 view.size().height + 4});
    }
    if (face.state == ButtonState::ghosted) {
        Look::ghost(view, box);
    }
}

void string(SurfaceView view, const Look& look, const StringFace& face)
{
    const Rect box = view.bounds();
    const Rect inside = raster::inset(box, metrics::string_side, metrics::string_top);
    Look::clear(view, box);
    Look::ridge(view, box);
    if (face.cursor) {
        const int x = inside.x + *face.cursor * metrics::letter_width;
        raster::fill(view, {x, inside.y, metrics::letter_width, inside.height},
                     pen_index(Pen::fill));
    }
    look.text(view.part(inside), {}, face.text, Pen::text);
    if (face.mark == FocusMark::shown) {
        Look::focus_mark(view, box);
    }
    if (face.availability == ButtonState::ghosted) {
        Look::ghost(view, box);
    }
}

void text(SurfaceView view, const Look& look, std::string_view text, Frame frame)
{
    const Rect box = view.bounds();
    const int height = look.font().cell().height;
    const int x = frame == Frame::none ? 0 : metrics::string_side;
    const Rect inside = raster::inset(box, x, 0);
    Look::clear(view, box);
    look.text(view.part(inside), {0, (box.height - height) / 2}, text, Pen::text);
    if (frame == Frame::recessed) {
        Look::button_frame(view, box, Bevel::recessed);
    }
}

} // namespace toolkit::faces
