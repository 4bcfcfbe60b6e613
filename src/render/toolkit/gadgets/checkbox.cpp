#include "render/toolkit/gadgets/checkbox.hpp"

#include "render/toolkit/faces.hpp"

#include <utility>

namespace toolkit {

Checkbox::Checkbox(raster::Rect box,
                   Label label,
                   std::string help_node,
                   std::function<void(Check)> on_change)
    : Pressable(box, std::move(help_node))
    , label_(std::move(label))
    , on_change_(std::move(on_change))
{
}

void Checkbox::draw(raster::SurfaceView view, const Look& look) const
{
    const auto tick = check_ == Check::on ? faces::Tickmark::set : faces::Tickmark::clear;
    faces::checkbox(view, look, {label_, tick, state(), focus()});
}

raster::Size Checkbox::size_for(const Label& label, const Look& look)
{
    const raster::Size box = metrics::checkbox_size;
    const int text = look.text_width(label.text());
    // The focus mark stands around the text.
    return {box.width + (text == 0 ? 0 : metrics::label_gap + text + metrics::mark_gap),
            box.height};
}

void Checkbox::set_check(Check check)
{
    check_ = check;
    changed();
}

void Checkbox::act(const Modifiers& /*modifiers*/)
{
    set_check(check_ == Check::on ? Check::off : Check::on);
    on_change_(check_);
}

} // namespace toolkit
