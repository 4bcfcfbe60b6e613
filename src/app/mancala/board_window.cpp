#include "app/mancala/board_window.hpp"

#include "app/glue/board_layout.hpp"
#include "app/glue/short_text.hpp"
#include "app/mancala/pit_gadget.hpp"

namespace app {

using raster::Point;
using raster::Rect;
using toolkit::Pen;

namespace {

constexpr int side = 4;
constexpr int board_top = 9;
constexpr Rect panel{side, 264, glue::board_size.width, 36};
constexpr int gadget_top = 313;
constexpr raster::Size gadget_size{200, 24};
constexpr int gadget_gap_x = 16;
constexpr int gadget_gap_y = 8;

void draw_panel(raster::SurfaceView view, const toolkit::Look& look, const StatusLines& lines)
{
    constexpr int margin = 10;
    toolkit::Look::button_frame(view, panel, toolkit::Bevel::recessed);
    const raster::FontSet& fonts = look.fonts();
    const int letters = (panel.width - 2 * margin) / fonts.courier.cell().width;
    const Point corner{panel.x + margin, panel.y + 4};
    raster::draw_text(view, corner, glue::shortened(lines.state, letters), fonts.courier_bold,
                      pen_index(Pen::text));
    raster::draw_text(view, corner + Point{0, fonts.courier.cell().height + 2},
                      glue::shortened(lines.message, letters), fonts.courier, pen_index(Pen::text));
}

} // namespace

BoardWindow::BoardWindow(Rect box, const std::function<void(mancala::Pit)>& on_choose)
    : Window(toolkit::WindowKind::backdrop, box, "")
{
    for (const mancala::Pit pit : mancala::all_pits()) {
        const Point centre = board_box().origin() + glue::pit_centre(pit);
        add<PitGadget>(centre, [on_choose, pit] { on_choose(pit); });
    }
}

void BoardWindow::show(const glue::BoardScene& scene, const StatusLines& lines)
{
    scene_ = scene;
    lines_ = lines;
}

std::optional<mancala::Pit> BoardWindow::pit_at(Point point) const
{
    return glue::pit_at(point - box().origin() - board_box().origin());
}

Rect BoardWindow::gadget_box(int row, int column)
{
    return {side + column * (gadget_size.width + gadget_gap_x),
            gadget_top + row * (gadget_size.height + gadget_gap_y), gadget_size.width,
            gadget_size.height};
}

Rect BoardWindow::board_box()
{
    return raster::rect_at({side, board_top}, glue::board_size);
}

void BoardWindow::draw_ground(raster::SurfaceView view, const toolkit::Look& look) const
{
    toolkit::Look::clear(view, view.bounds());
    glue::draw_board(view.part(board_box()), scene_, look.fonts());
    draw_panel(view, look, lines_);
}

} // namespace app
