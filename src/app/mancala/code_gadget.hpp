// Shows the partner code in letters twice as large, so that it can be read out; without a code a
// line of small ones says what comes here. Guide node "Verbindung".
#pragma once

#include "render/toolkit/gadgets/text_gadget.hpp"

#include <string>

namespace app {

/// Its text is the code.
class CodeGadget : public toolkit::TextGadget
{
  public:
    CodeGadget(raster::Rect box, std::string help_node, std::string placeholder);

    void draw(raster::SurfaceView view, const toolkit::Look& look) const override;

  private:
    std::string placeholder_;
};

} // namespace app
