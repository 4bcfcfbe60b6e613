// What buttons, check boxes and cycle gadgets have in common: they act when released inside, and
// by Enter, Space or their shortcut.
#pragma once

#include "render/toolkit/gadget.hpp"

namespace toolkit {

class Pressable : public Gadget
{
  public:
    using Gadget::Gadget;

    void on_press(raster::Point point) override { on_detailed_press(point, {}); }
    void on_detailed_press(raster::Point point, const PressDetails& details) override;
    void on_drag(raster::Point point) override;
    void on_release(raster::Point point) override;
    void on_cancel() override;
    Handled on_key(const KeyEvent& event) override;
    void on_shortcut(const Modifiers& modifiers) override { act(modifiers); }
    [[nodiscard]] bool is_focusable() const override { return true; }

  protected:
    /// It was clicked, or pressed by a key, with these keys held.
    virtual void act(const Modifiers& modifiers) = 0;
    /// How its frame looks now.
    [[nodiscard]] ButtonState state() const;

  private:
    enum class Press
    {
        none,
        inside,
        outside ///< still held, but releasing here does nothing
    };

    void set_press(Press press);

    Press press_ = Press::none;
    Modifiers modifiers_; ///< those held when it was pressed
};

} // namespace toolkit
