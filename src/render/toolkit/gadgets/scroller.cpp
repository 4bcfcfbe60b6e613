#include "render/toolkit/gadgets/scroller.hpp"

#include <utility>

namespace toolkit {

namespace {

int arrow_length(Axis axis)
{
    return axis == Axis::vertical ? metrics::scroller_arrow_height : metrics::scroller_arrow_width;
}

} // namespace

Scroller::Scroller(raster::Rect box,
                   Axis axis,
                   std::string help_node,
                   std::function<void(int)> on_scroll)
    : Gadget(box, std::move(help_node))
    , bar_(rect_at({}, box.size()), axis, arrow_length(axis))
    , on_scroll_(std::move(on_scroll))
{
}

void Scroller::set_range(ScrollRange range)
{
    bar_.set_range(range);
    changed();
}

void Scroller::draw(raster::SurfaceView view, const Look& /*look*/) const
{
    faces::scroller(view, bar_.face());
    if (!is_enabled()) {
        Look::ghost(view, view.bounds());
    }
}

void Scroller::on_detailed_press(raster::Point point, const PressDetails& details)
{
    scroll([&] { bar_.press(point, details.when); });
}

void Scroller::on_drag(raster::Point point)
{
    scroll([&] { bar_.drag(point); });
}

void Scroller::on_release(raster::Point /*point*/)
{
    bar_.release();
    changed();
}

void Scroller::on_wheel(int notches)
{
    scroll([&] { bar_.scroll_by_wheel(notches); });
}

void Scroller::on_tick(Tick tick)
{
    if (bar_.next_tick()) {
        scroll([&] { bar_.tick(tick.now); });
    }
}

} // namespace toolkit
