#include "render/guide_viewer/page_drawing.hpp"

#include <array>

namespace guide_viewer {

namespace {

using amigaguide::PenName;
using raster::Point;
using raster::Rect;
using toolkit::Look;

constexpr int pens_of_screen = 8;

/// The upper half of slanted letters stands one pixel to the right.
void draw_slanted(raster::SurfaceView view,
                  Rect cells,
                  const std::string& text,
                  const Look& look,
                  raster::PenIndex pen,
                  raster::TextStyle style)
{
    const int half = cells.height / 2;
    const Rect upper{cells.x, cells.y, cells.width + 2, half};
    const Rect lower{cells.x, cells.y + half, cells.width + 2, cells.height - half};
    raster::draw_text(view.unwatched().part(upper), {1, 0}, text, look.font(), pen, style);
    raster::draw_text(view.unwatched().part(lower), {0, -half}, text, look.font(), pen, style);
}

void draw_box(raster::SurfaceView view, Rect box, LinkLook link)
{
    const auto ground = link == LinkLook::chosen ? toolkit::Pen::fill : toolkit::Pen::background;
    raster::fill(view, box, toolkit::pen_index(ground));
    Look::thin_frame(view, box,
                     link == LinkLook::pressed ? toolkit::Bevel::recessed : toolkit::Bevel::raised);
}

raster::PenIndex front_of(const amigaguide::Piece& piece, LinkLook link)
{
    return link == LinkLook::chosen ? toolkit::pen_index(toolkit::Pen::fill_text)
                                    : pen_of(piece.face.front);
}

} // namespace

raster::PenIndex pen_of(const amigaguide::Pen& pen)
{
    using toolkit::Pen;
    constexpr std::array roles{Pen::text,      Pen::shine,      Pen::shadow,        Pen::fill,
                               Pen::fill_text, Pen::background, Pen::highlight_text};
    if (pen.name == PenName::number) {
        return raster::PenIndex{static_cast<std::uint8_t>(pen.number % pens_of_screen)};
    }
    return toolkit::pen_index(roles.at(static_cast<std::size_t>(pen.name)));
}

void draw_found(raster::SurfaceView view, Point corner, std::string_view text, const Look& look)
{
    const Rect cells = raster::rect_at(corner, raster::measure_text(text, look.font()));
    raster::fill(view, raster::inset(cells, 0, -1), toolkit::pen_index(toolkit::Pen::text));
    look.text(view, corner, text, toolkit::Pen::background);
}

void draw_piece(raster::SurfaceView view,
                Point corner,
                const amigaguide::Piece& piece,
                const Look& look,
                LinkLook link)
{
    const Rect cells = raster::rect_at(corner, raster::measure_text(piece.text, look.font()));
    const Rect box = raster::inset(cells, -2, -1);
    const raster::PenIndex pen = front_of(piece, link);
    if (link != LinkLook::none) {
        draw_box(view, box, link);
    } else if (piece.face.back != amigaguide::Pen{PenName::background}) {
        raster::fill(view, cells, pen_of(piece.face.back));
    }
    const auto style = piece.face.bold ? raster::TextStyle::bold : raster::TextStyle::plain;
    if (piece.face.italic) {
        draw_slanted(view, cells, piece.text, look, pen, style);
    } else {
        raster::draw_text(view, corner, piece.text, look.font(), pen, style);
    }
    if (piece.face.underline) {
        raster::horizontal_line(view, {cells.x, cells.bottom() - 1}, cells.width, pen);
    }
    if (link == LinkLook::dead) {
        Look::ghost(view, box);
    }
}

} // namespace guide_viewer
