#include "render/toolkit/gadgets/scroll_bar.hpp"

#include <algorithm>
#include <cstdint>

namespace toolkit {

using raster::Point;
using raster::Rect;

namespace {

constexpr int shortest_knob = 6;
constexpr Time repeat_delay{400};
constexpr Time repeat_period{100}; // as often as Intuition's ticks came

/// value * numerator / denominator, rounded; 0 if there is nothing to divide by.
int scaled(int value, int numerator, int denominator)
{
    if (denominator <= 0) {
        return 0;
    }
    const std::int64_t product = std::int64_t{value} * numerator;
    return static_cast<int>((product + denominator / 2) / denominator);
}

} // namespace

ScrollBar::ScrollBar(Rect box, Axis axis, int arrow)
    : box_(box)
    , axis_(axis)
    , arrow_(arrow)
{
}

void ScrollBar::set_range(ScrollRange range)
{
    range_ = range;
    scroll_to(range.top);
}

void ScrollBar::scroll_to(int top)
{
    range_.top = std::clamp(top, 0, range_.last_top());
}

void ScrollBar::press(Point point, Time when)
{
    held_inside_ = true;
    if (arrow_cell(Part::back).contains(point) || arrow_cell(Part::forth).contains(point)) {
        held_ = arrow_cell(Part::back).contains(point) ? Part::back : Part::forth;
        repeat_at_ = when + repeat_delay;
        step();
        return;
    }
    const int from_knob = along(point) - along(knob().origin());
    if (knob().contains(point)) {
        held_ = Part::knob;
        grip_ = from_knob;
        return;
    }
    held_ = Part::room;
    const int page = std::max(range_.visible - 1, 1);
    scroll_to(range_.top + (from_knob < 0 ? -page : page));
}

void ScrollBar::drag(Point point)
{
    if (held_ == Part::knob) {
        const int free = length_of(track()) - length_of(knob());
        const int place = along(point) - grip_ - along(track().origin());
        scroll_to(scaled(std::clamp(place, 0, std::max(free, 0)), range_.last_top(), free));
    } else if (is_arrow_held()) {
        held_inside_ = arrow_cell(held_).contains(point);
    }
}

void ScrollBar::tick(Time now)
{
    if (is_arrow_held() && now >= repeat_at_) {
        repeat_at_ = now + repeat_period;
        if (held_inside_) {
            step();
        }
    }
}

std::optional<Time> ScrollBar::next_tick() const
{
    return is_arrow_held() ? std::optional(repeat_at_) : std::nullopt;
}

faces::ScrollFace ScrollBar::face() const
{
    faces::ScrollFace face;
    face.axis = axis_;
    face.frame = frame();
    face.knob = knob();
    face.back = arrow_cell(Part::back);
    face.forth = arrow_cell(Part::forth);
    face.back_state = state_of(Part::back);
    face.forth_state = state_of(Part::forth);
    return face;
}

Rect ScrollBar::frame() const
{
    return stretch(box_, 0, length_of(box_) - 2 * arrow_);
}

Rect ScrollBar::arrow_cell(Part arrow) const
{
    const int from_end = arrow == Part::back ? 2 * arrow_ : arrow_;
    return stretch(box_, length_of(box_) - from_end, arrow_);
}

Rect ScrollBar::track() const
{
    return raster::inset(frame(), 4, 2);
}

Rect ScrollBar::knob() const
{
    const int room = length_of(track());
    if (range_.total <= range_.visible) {
        return track();
    }
    const int length = std::max(scaled(room, range_.visible, range_.total), shortest_knob);
    return stretch(track(), scaled(room - length, range_.top, range_.last_top()), length);
}

int ScrollBar::along(Point point) const
{
    return axis_ == Axis::vertical ? point.y : point.x;
}

Rect ScrollBar::stretch(Rect of, int from, int length) const
{
    return axis_ == Axis::vertical ? Rect{of.x, of.y + from, of.width, length}
                                   : Rect{of.x + from, of.y, length, of.height};
}

int ScrollBar::length_of(Rect rect) const
{
    return axis_ == Axis::vertical ? rect.height : rect.width;
}

bool ScrollBar::is_arrow_held() const
{
    return held_ == Part::back || held_ == Part::forth;
}

ButtonState ScrollBar::state_of(Part arrow) const
{
    return held_ == arrow && held_inside_ ? ButtonState::selected : ButtonState::normal;
}

void ScrollBar::step()
{
    scroll_to(range_.top + (held_ == Part::back ? -1 : 1));
}

} // namespace toolkit
