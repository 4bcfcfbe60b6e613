// A text that the program sets and the user only reads, in a recessed box or without one.
#pragma once

#include "render/toolkit/gadget.hpp"

#include <string>

namespace toolkit {

enum class TextFrame
{
    none,
    recessed
};

class TextGadget : public Gadget
{
  public:
    TextGadget(raster::Rect box, std::string help_node, std::string text, TextFrame frame);

    [[nodiscard]] const std::string& text() const { return text_; }
    void set_text(std::string text);

    void draw(raster::SurfaceView view, const Look& look) const override;

  private:
    std::string text_;
    TextFrame frame_;
};

} // namespace toolkit
