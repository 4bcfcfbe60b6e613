#include "render/toolkit/look.hpp"

namespace toolkit {

using raster::PenIndex;
using raster::Point;
using raster::Rect;
using raster::Size;
using raster::SurfaceView;

namespace {

struct Edges
{
    PenIndex lit;  ///< left and top: the light comes from there
    PenIndex dark; ///< right and bottom
};

Edges edges_of(Bevel bevel)
{
    const PenIndex shine = pen_index(Pen::shine);
    const PenIndex shadow = pen_index(Pen::shadow);
    return bevel == Bevel::raised ? Edges{shine, shadow} : Edges{shadow, shine};
}

/// An outlined box with its inside filled: what the glyphs in title bars are made of.
void glyph_box(SurfaceView view, Rect box, Pen inside)
{
    raster::fill(view, box, pen_index(inside));
    raster::outline(view, box, pen_index(Pen::shadow));
}

void close_glyph(SurfaceView view, Point corner, Pen inside)
{
    glyph_box(view, {corner.x + 8, corner.y + 3, 4, 5}, inside);
}

void depth_glyph(SurfaceView view, Point corner, Pen behind, Pen front)
{
    glyph_box(view, {corner.x + 4, corner.y + 2, 10, 5}, behind);
    glyph_box(view, {corner.x + 8, corner.y + 4, 10, 5}, front);
}

} // namespace

int Look::text_width(std::string_view text) const
{
    return raster::measure_text(text, font()).width;
}

void Look::clear(SurfaceView view, Rect area)
{
    raster::fill(view, area, pen_index(Pen::background));
}

void Look::text(SurfaceView view, Point corner, std::string_view text, Pen pen) const
{
    raster::draw_text(view, corner, text, font(), pen_index(pen));
}

void Look::label(SurfaceView view, Point corner, const Label& label, Pen pen) const
{
    text(view, corner, label.text(), pen);
    if (label.underlined()) {
        const int cell = font().cell().width;
        const int x = corner.x + *label.underlined() * cell;
        raster::horizontal_line(view, {x, corner.y + font().baseline() + 2}, cell - 1,
                                pen_index(pen));
    }
}

void Look::thin_frame(SurfaceView view, Rect box, Bevel bevel)
{
    const Edges edges = edges_of(bevel);
    // The corner at the upper right is dark, the one at the lower left lit.
    raster::horizontal_line(view, {box.x, box.bottom() - 1}, box.width, edges.dark);
    raster::horizontal_line(view, box.origin(), box.width, edges.lit);
    raster::vertical_line(view, box.origin(), box.height, edges.lit);
    raster::vertical_line(view, {box.right() - 1, box.y}, box.height, edges.dark);
}

void Look::button_frame(SurfaceView view, Rect box, Bevel bevel)
{
    const Edges edges = edges_of(bevel);
    thin_frame(view, box, bevel);
    raster::vertical_line(view, {box.x + 1, box.y + 1}, box.height - 2, edges.lit);
    raster::vertical_line(view, {box.right() - 2, box.y + 1}, box.height - 2, edges.dark);
}

void Look::ridge(SurfaceView view, Rect box)
{
    button_frame(view, box, Bevel::raised);
    button_frame(view, raster::inset(box, 2, 1), Bevel::recessed);
}

void Look::ghost(SurfaceView view, Rect box)
{
    raster::fill_pattern(view, box, raster::ghost_dots, pen_index(Pen::shadow));
}

void Look::focus_mark(SurfaceView view, Rect box)
{
    const Rect mark = raster::inset(box, 4, 2);
    const auto dots = [&](Rect edge) {
        raster::fill_pattern(view, edge, raster::checkerboard, pen_index(Pen::shadow));
    };
    dots({mark.x, mark.y, mark.width, 1});
    dots({mark.x, mark.bottom() - 1, mark.width, 1});
    dots({mark.x, mark.y, 1, mark.height});
    dots({mark.right() - 1, mark.y, 1, mark.height});
}

void Look::button(
    SurfaceView view, Rect box, const Label& label, ButtonState state, FocusMark mark) const
{
    const bool selected = state == ButtonState::selected;
    raster::fill(view, box, pen_index(selected ? Pen::fill : Pen::background));
    button_frame(view, box, selected ? Bevel::recessed : Bevel::raised);
    const Size size = raster::measure_text(label.text(), font());
    const Point corner = raster::centred(size, box);
    this->label(view.part(raster::inset(box, 2, 1)), corner - Point{box.x + 2, box.y + 1}, label,
                selected ? Pen::fill_text : Pen::text);
    if (mark == FocusMark::shown) {
        focus_mark(view, box);
    }
    if (state == ButtonState::ghosted) {
        ghost(view, box);
    }
}

void Look::window(SurfaceView view, const WindowFrame& frame) const
{
    const Rect box = view.bounds();
    const Rect inside = window_inside(box.size());
    const bool active = frame.activity == Activity::active;
    raster::fill(view, box, pen_index(active ? Pen::fill : Pen::background));
    thin_frame(view, box, Bevel::raised);
    thin_frame(view, raster::inset(inside, -1, -1), Bevel::recessed);
    title_bar(view, frame);
}

void Look::title_bar(SurfaceView view, const WindowFrame& frame) const
{
    const Size size = view.size();
    const bool active = frame.activity == Activity::active;
    const Pen glyph = active ? Pen::shine : Pen::background;
    const Rect depth = depth_cell(size);
    Rect title = title_cell(size);
    if (frame.has_close) {
        thin_frame(view, close_cell(), frame.close);
        close_glyph(view, close_cell().origin(), glyph);
        title.x += metrics::close_width;
        title.width -= metrics::close_width;
    }
    thin_frame(view, title, Bevel::raised);
    thin_frame(view, depth, frame.depth);
    depth_glyph(view, depth.origin(), Pen::background, glyph);
    text(view.part(raster::inset(title, 1, 1)), {4, 0}, frame.title,
         active ? Pen::fill_text : Pen::text);
}

void Look::screen_bar(SurfaceView view, std::string_view title) const
{
    const int width = view.size().width;
    const int line = metrics::bar_height - 1;
    raster::fill(view, {0, 0, width, line}, pen_index(Pen::bar_block));
    raster::horizontal_line(view, {0, line}, width, pen_index(Pen::bar_trim));
    text(view.part({0, 0, width, line}), {5, 1}, title, Pen::bar_detail);
}

void Look::requester_ground(SurfaceView view, Rect area, Rect text_box)
{
    clear(view, area);
    raster::fill_pattern(view, area, raster::checkerboard, pen_index(Pen::shine));
    clear(view, text_box);
    button_frame(view, text_box, Bevel::recessed);
}

Rect close_cell()
{
    return {0, 0, metrics::close_width, metrics::title_height};
}

Rect depth_cell(Size window)
{
    return {window.width - metrics::depth_width, 0, metrics::depth_width, metrics::title_height};
}

Rect title_cell(Size window)
{
    return {0, 0, window.width - metrics::depth_width, metrics::title_height};
}

Rect window_inside(Size window)
{
    return {metrics::border_side, metrics::title_height, window.width - 2 * metrics::border_side,
            window.height - metrics::title_height - metrics::border_bottom};
}

} // namespace toolkit
