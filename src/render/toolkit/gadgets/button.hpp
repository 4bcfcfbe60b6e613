// A button: does something when it is released inside, or pressed by Enter, Space or its shortcut.
#pragma once

#include "render/toolkit/gadgets/pressable.hpp"

#include <functional>

namespace toolkit {

class Button : public Pressable
{
  public:
    Button(raster::Rect box, Label label, std::string help_node, std::function<void()> on_click);

    void draw(raster::SurfaceView view, const Look& look) const override;
    [[nodiscard]] char32_t shortcut() const override { return label_.shortcut(); }

    [[nodiscard]] const Label& label() const { return label_; }
    void set_label(const Label& label);

  protected:
    void act(const Modifiers& /*modifiers*/) override { on_click_(); }

  private:
    Label label_;
    std::function<void()> on_click_;
};

} // namespace toolkit
