#include "render/toolkit/gadgets/text_gadget.hpp"

#include "render/toolkit/faces.hpp"

#include <utility>

namespace toolkit {

TextGadget::TextGadget(raster::Rect box, std::string help_node, std::string text, TextFrame frame)
    : Gadget(box, std::move(help_node))
    , text_(std::move(text))
    , frame_(frame)
{
}

void TextGadget::set_text(std::string text)
{
    if (text_ != text) {
        text_ = std::move(text);
        changed();
    }
}

void TextGadget::draw(raster::SurfaceView view, const Look& look) const
{
    faces::text(view, look, text_,
                frame_ == TextFrame::recessed ? faces::Frame::recessed : faces::Frame::none);
    if (!is_enabled()) {
        Look::ghost(view, view.bounds());
    }
}

} // namespace toolkit
