// A check box with its text beside it: a click on either sets it or clears it.
#pragma once

#include "render/toolkit/gadgets/pressable.hpp"

#include <functional>

namespace toolkit {

enum class Check
{
    off,
    on
};

class Checkbox : public Pressable
{
  public:
    /// The check box stands at the left of `box`, its label right of it. `on_change` hears the new
    /// state, but only if the user changed it.
    Checkbox(raster::Rect box,
             Label label,
             std::string help_node,
             std::function<void(Check)> on_change);

    void draw(raster::SurfaceView view, const Look& look) const override;
    [[nodiscard]] char32_t shortcut() const override { return label_.shortcut(); }

    /// The room that check box and label need.
    [[nodiscard]] static raster::Size size_for(const Label& label, const Look& look);

    [[nodiscard]] const Label& label() const { return label_; }
    [[nodiscard]] Check check() const { return check_; }
    void set_check(Check check);

  protected:
    void act(const Modifiers& modifiers) override;

  private:
    Label label_;
    std::function<void(Check)> on_change_;
    Check check_ = Check::off;
};

} // namespace toolkit
