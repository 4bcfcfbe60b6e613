// A pit as a gadget: round, invisible but for the mark of the keyboard walk, since the board is
// drawn below it.
#pragma once

#include "render/toolkit/gadget.hpp"

#include <functional>

namespace app {

class PitGadget : public toolkit::Gadget
{
  public:
    PitGadget(raster::Point centre, std::function<void()> on_choose);

    void draw(raster::SurfaceView view, const toolkit::Look& look) const override;
    void on_press(raster::Point point) override;
    void on_release(raster::Point point) override;
    void on_cancel() override { pressed_ = false; }
    toolkit::Handled on_key(const toolkit::KeyEvent& event) override;
    [[nodiscard]] bool is_focusable() const override { return true; }

  private:
    std::function<void()> on_choose_;
    bool pressed_ = false; ///< the pointer went down inside the round
};

} // namespace app
