#include "render/toolkit/gadgets/button.hpp"

#include <utility>

namespace toolkit {

Button::Button(raster::Rect box, Label label, std::string help_node, std::function<void()> on_click)
    : Pressable(box, std::move(help_node))
    , label_(std::move(label))
    , on_click_(std::move(on_click))
{
}

void Button::set_label(const Label& label)
{
    if (label_ != label) {
        label_ = label;
        changed();
    }
}

void Button::draw(raster::SurfaceView view, const Look& look) const
{
    look.button(view, view.bounds(), label_, state(), focus());
}

} // namespace toolkit
