// Shows the partner code in letters twice as large, so that it can be read out; without a code a
// line of small ones says what comes here. Guide node "Verbindung".
#pragma once

#include "render/toolkit/gadget.hpp"

#include <string>

namespace app {

class CodeGadget : public toolkit::Gadget
{
  public:
    CodeGadget(raster::Rect box, std::string help_node, std::string placeholder);

    [[nodiscard]] const std::string& code() const { return code_; }
    void set_code(const std::string& code);

    void draw(raster::SurfaceView view, const toolkit::Look& look) const override;

  private:
    std::string placeholder_;
    std::string code_;
};

} // namespace app
