// What every gadget is: a box in a window that draws itself and hears the pointer and the keys.
// Which gadget hears what is the window's business.
#pragma once

#include "render/raster/surface.hpp"
#include "render/toolkit/input.hpp"
#include "render/toolkit/look.hpp"

#include <optional>
#include <string>

namespace toolkit {

enum class Availability
{
    enabled,
    ghosted ///< drawn with dots; hears nothing
};

/// Whether an event was meant for the one that got it.
enum class Handled
{
    no,
    yes
};

class Gadget
{
  public:
    /// `box` is in the window's coordinates, borders included; `help_node` names the guide's page.
    Gadget(raster::Rect box, std::string help_node)
        : box_(box)
        , help_node_(std::move(help_node))
    {
    }
    virtual ~Gadget() = default;
    Gadget(const Gadget&) = delete;
    Gadget& operator=(const Gadget&) = delete;
    Gadget(Gadget&&) = delete;
    Gadget& operator=(Gadget&&) = delete;

    /// Draws all of it; the view is the gadget's box.
    virtual void draw(raster::SurfaceView view, const Look& look) const = 0;

    /// The left button went down inside the box. Points are in the gadget's coordinates; until
    /// release or cancel all further ones come here, those outside included.
    virtual void on_press(raster::Point /*point*/) {}
    /// What the window really calls, for gadgets to which the circumstances matter.
    virtual void on_detailed_press(raster::Point point, const PressDetails& /*details*/)
    {
        on_press(point);
    }
    virtual void on_drag(raster::Point /*point*/) {}
    virtual void on_release(raster::Point /*point*/) {}
    virtual void on_cancel() {}
    /// The wheel was turned over it; positive is downwards.
    virtual void on_wheel(int /*notches*/) {}
    /// A key while this gadget has the focus. A key it does not handle walks or goes to the window.
    virtual Handled on_key(const KeyEvent& /*event*/) { return Handled::no; }
    /// Its shortcut was typed.
    virtual void on_shortcut(const Modifiers& /*modifiers*/) {}
    virtual void on_tick(Tick /*tick*/) {}

    /// When it wants the next tick; nothing while it does not move.
    [[nodiscard]] virtual std::optional<Time> next_tick() const { return std::nullopt; }
    [[nodiscard]] virtual bool is_focusable() const { return false; }
    /// Whether a click gives it the focus, since it wants to be typed into.
    [[nodiscard]] virtual bool takes_focus_by_click() const { return false; }
    /// A small letter; 0: none.
    [[nodiscard]] virtual char32_t shortcut() const { return 0; }

    /// Whether a click there acts in help mode too, as on scrollers; any other asks for the page.
    [[nodiscard]] virtual bool acts_in_help_mode(raster::Point /*point*/) const { return false; }

    [[nodiscard]] raster::Rect box() const { return box_; }
    [[nodiscard]] const std::string& help_node() const { return help_node_; }
    [[nodiscard]] bool is_enabled() const { return availability_ == Availability::enabled; }
    void set_availability(Availability availability);
    [[nodiscard]] FocusMark focus() const { return focus_; }
    void set_focus(FocusMark focus);

    [[nodiscard]] bool needs_drawing() const { return needs_drawing_; }
    void mark_drawn() { needs_drawing_ = false; }

  protected:
    /// The focus has come or gone.
    virtual void on_focus(FocusMark /*focus*/) {}
    /// To be called by whoever changes what `draw` would show.
    void changed() { needs_drawing_ = true; }

  private:
    raster::Rect box_;
    std::string help_node_;
    Availability availability_ = Availability::enabled;
    FocusMark focus_ = FocusMark::hidden;
    bool needs_drawing_ = true;
};

} // namespace toolkit
