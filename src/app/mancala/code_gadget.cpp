#include "app/mancala/code_gadget.hpp"

#include <utility>

namespace app {

using toolkit::Look;
using toolkit::Pen;

CodeGadget::CodeGadget(raster::Rect box, std::string help_node, std::string placeholder)
    : TextGadget(box, std::move(help_node), "", toolkit::TextFrame::recessed)
    , placeholder_(std::move(placeholder))
{
}

void CodeGadget::draw(raster::SurfaceView view, const Look& look) const
{
    const raster::Rect box = view.bounds();
    const raster::Rect inside = raster::inset(box, 2, 1);
    const raster::Rect room = raster::rect_at({}, inside.size());
    Look::clear(view, box);
    if (text().empty()) {
        const raster::Size size = raster::measure_text(placeholder_, look.font());
        look.text(view.part(inside), raster::centred(size, room), placeholder_, Pen::text);
    } else {
        const raster::Size size = raster::measure_text(text(), look.font());
        raster::draw_doubled_text(view.part(inside),
                                  raster::centred({2 * size.width, 2 * size.height}, room), text(),
                                  look.font(), pen_index(Pen::text));
    }
    Look::button_frame(view, box, toolkit::Bevel::recessed);
}

} // namespace app
