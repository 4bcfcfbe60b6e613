#include "render/toolkit/gadgets/button.hpp"

#include <utility>

namespace toolkit {

Button::Button(raster::Rect box, Label label, std::string help_node, std::function<void()> on_click)
    : Gadget(box, std::move(help_node))
    , label_(std::move(label))
    , on_click_(std::move(on_click))
{
}

void Button::draw(raster::SurfaceView view, const Look& look) const
{
    ButtonState state = ButtonState::normal;
    if (!is_enabled()) {
        state = ButtonState::ghosted;
    } else if (press_ == Press::inside) {
        state = ButtonState::selected;
    }
    look.button(view, view.bounds(), label_, state, focus());
}

void Button::on_press(raster::Point point)
{
    on_drag(point);
}

void Button::on_drag(raster::Point point)
{
    const bool inside = raster::rect_at({}, box().size()).contains(point);
    set_press(inside ? Press::inside : Press::outside);
}

void Button::on_release(raster::Point point)
{
    on_drag(point);
    const bool clicked = press_ == Press::inside && is_enabled();
    set_press(Press::none);
    if (clicked) {
        on_click_();
    }
}

void Button::on_cancel()
{
    set_press(Press::none);
}

Handled Button::on_key(const KeyEvent& event)
{
    if (event.key != Key::enter && event.key != Key::space) {
        return Handled::no;
    }
    // A key held down presses once.
    if (event.stroke == KeyStroke::pressed) {
        on_click_();
    }
    return Handled::yes;
}

void Button::set_press(Press press)
{
    if (press_ != press) {
        press_ = press;
        changed();
    }
}

} // namespace toolkit
