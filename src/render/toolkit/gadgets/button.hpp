// A button: does something when it is released inside, or pressed by Enter, Space or its shortcut.
#pragma once

#include "render/toolkit/gadget.hpp"

#include <functional>

namespace toolkit {

class Button : public Gadget
{
  public:
    Button(raster::Rect box, Label label, std::string help_node, std::function<void()> on_click);

    void draw(raster::SurfaceView view, const Look& look) const override;
    void on_press(raster::Point point) override;
    void on_drag(raster::Point point) override;
    void on_release(raster::Point point) override;
    void on_cancel() override;
    Handled on_key(const KeyEvent& event) override;
    void on_shortcut() override { on_click_(); }
    [[nodiscard]] bool is_focusable() const override { return true; }
    [[nodiscard]] char32_t shortcut() const override { return label_.shortcut(); }

    [[nodiscard]] const Label& label() const { return label_; }

  private:
    enum class Press
    {
        none,
        inside,
        outside ///< still held, but releasing here does nothing
    };

    void set_press(Press press);

    Label label_;
    std::function<void()> on_click_;
    Press press_ = Press::none;
};

} // namespace toolkit
