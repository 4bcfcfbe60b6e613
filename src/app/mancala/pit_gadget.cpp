#include "app/mancala/pit_gadget.hpp"

#include "app/glue/board_art.hpp"
#include "app/glue/board_layout.hpp"

#include <utility>

namespace app {

namespace {

using raster::Point;

// One pixel wider than the rim on each side, so that the pits' boxes just touch.
constexpr int reach = glue::pit_radius + 1;

bool is_inside(Point point)
{
    return glue::is_in_pit(point - Point{reach, reach});
}

} // namespace

PitGadget::PitGadget(Point centre, std::function<void()> on_choose)
    : Gadget({centre.x - reach, centre.y - reach, 2 * reach + 1, 2 * reach + 1}, "Brett")
    , on_choose_(std::move(on_choose))
{
}

void PitGadget::draw(raster::SurfaceView view, const toolkit::Look& /*look*/) const
{
    if (focus() == toolkit::FocusMark::shown) {
        glue::draw_pit_focus(view);
    }
}

void PitGadget::on_press(Point point)
{
    pressed_ = is_inside(point);
}

void PitGadget::on_release(Point point)
{
    if (std::exchange(pressed_, false) && is_inside(point)) {
        on_choose_();
    }
}

toolkit::Handled PitGadget::on_key(const toolkit::KeyEvent& event)
{
    using toolkit::Key;
    if (event.key != Key::enter && event.key != Key::space) {
        return toolkit::Handled::no;
    }
    if (event.stroke == toolkit::KeyStroke::pressed) {
        on_choose_();
    }
    return toolkit::Handled::yes;
}

} // namespace app
