#include "render/toolkit/gadgets/pressable.hpp"

namespace toolkit {

void Pressable::on_detailed_press(raster::Point point, const PressDetails& details)
{
    modifiers_ = details.modifiers;
    on_drag(point);
}

void Pressable::on_drag(raster::Point point)
{
    const bool inside = raster::rect_at({}, box().size()).contains(point);
    set_press(inside ? Press::inside : Press::outside);
}

void Pressable::on_release(raster::Point point)
{
    on_drag(point);
    const bool clicked = press_ == Press::inside && is_enabled();
    set_press(Press::none);
    if (clicked) {
        act(modifiers_);
    }
}

void Pressable::on_cancel()
{
    set_press(Press::none);
}

Handled Pressable::on_key(const KeyEvent& event)
{
    if (event.key != Key::enter && event.key != Key::space) {
        return Handled::no;
    }
    // A key held down presses once.
    if (event.stroke == KeyStroke::pressed) {
        act(event.modifiers);
    }
    return Handled::yes;
}

ButtonState Pressable::state() const
{
    if (!is_enabled()) {
        return ButtonState::ghosted;
    }
    return press_ == Press::inside ? ButtonState::selected : ButtonState::normal;
}

void Pressable::set_press(Press press)
{
    if (press_ != press) {
        press_ = press;
        changed();
    }
}

} // namespace toolkit
