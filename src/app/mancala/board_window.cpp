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
constexpr int notice_side = 4; ///< between a notice over the board and the stores

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

/// A plate over the lane between the rows: no pit is hidden by more than its rim.
void draw_notice(raster::SurfaceView view, const toolkit::Look& look, const BoardNotice& notice)
{
    constexpr int rim = 3;
    constexpr int title_height = 22;
    constexpr int line_height = 15;
    const raster::FontSet& fonts = look.fonts();
    const Rect plate = raster::inset(view.bounds(), 2, 1);
    toolkit::Look::clear(view, view.bounds());
    toolkit::Look::button_frame(view, view.bounds(), toolkit::Bevel::raised);
    const Rect title{plate.x, plate.y, plate.width, title_height};
    raster::fill(view, title, pen_index(Pen::fill));
    const raster::Size size = raster::measure_text(notice.title, fonts.topaz);
    raster::draw_doubled_text(view, raster::centred({2 * size.width, 2 * size.height}, title),
                              notice.title, fonts.topaz, pen_index(Pen::fill_text));
    int y = title.bottom() + rim;
    for (const std::string& line : notice.lines) {
        const int width = raster::measure_text(line, fonts.courier_bold).width;
        raster::draw_text(view, {(view.size().width - width) / 2, y}, line, fonts.courier_bold,
                          pen_index(Pen::text));
        y += line_height;
    }
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
    if (notice_) {
        draw_notice(view.part(raster::inset(raster::offset(glue::lane(), board_box().origin()),
                                            notice_side, 0)),
                    look, *notice_);
    }
    draw_panel(view, look, lines_);
}

} // namespace app
