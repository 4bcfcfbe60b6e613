// A window: a frame with title, close and depth gadget, or the borderless backdrop that the main
// picture stands on. It hands pointer and keys to its gadgets; where it stands among other windows
// is the screen's business.
#pragma once

#include "render/toolkit/focus_walk.hpp"
#include "render/toolkit/gadget.hpp"
#include "render/toolkit/help.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace toolkit {

enum class WindowKind
{
    framed,
    requester,  ///< framed, without close gadget; other windows hear nothing while it is open
    borderless, ///< no frame, but in front like any other
    backdrop    ///< no frame, always behind, cannot be moved
};

/// What a click on the frame asks the screen to do.
enum class WindowWish
{
    none,
    close,
    depth
};

/// Which gadgets the keyboard reaches: in help mode the ghosted ones too.
enum class WalkOver
{
    enabled,
    all
};

class Window
{
  public:
    /// Is given the help node of what was asked about.
    using Explain = std::function<void(const std::string&)>;

    /// `box` is on the screen, borders included.
    Window(WindowKind kind, raster::Rect box, std::string title);
    virtual ~Window() = default;
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    Window(Window&&) = delete;
    Window& operator=(Window&&) = delete;

    /// Makes a gadget; it lives as long as the window.
    template <typename T, typename... Arguments>
    T& add(Arguments&&... arguments)
    {
        auto gadget = std::make_unique<T>(std::forward<Arguments>(arguments)...);
        T& reference = *gadget;
        gadgets_.push_back(std::move(gadget));
        return reference;
    }

    /// The window has a close gadget, and Escape works, once somebody closes it.
    void set_on_close(std::function<void()> on_close);
    /// Gets the keys that neither gadgets nor the walk want.
    void set_on_key(std::function<Handled(const KeyEvent&)> on_key) { on_key_ = std::move(on_key); }

    /// A window that acts in help mode too, such as the guide's own. Requesters always do.
    void set_help_role(HelpRole role) { help_role_ = role; }
    [[nodiscard]] bool is_explained() const
    {
        return kind_ != WindowKind::requester && help_role_ == HelpRole::explained;
    }

    [[nodiscard]] WindowKind kind() const { return kind_; }
    [[nodiscard]] raster::Rect box() const { return box_; }
    [[nodiscard]] const std::string& title() const { return title_; }
    [[nodiscard]] const std::vector<std::unique_ptr<Gadget>>& gadgets() const { return gadgets_; }
    /// The gadget with the focus mark; nothing before the keyboard is used to walk.
    [[nodiscard]] const Gadget* focused() const { return focused_; }
    /// Gives the focus to a gadget of this window.
    void focus(Gadget& gadget) { set_focused(&gadget); }
    void set_title(std::string title);
    /// Also a ghosted one; the point is on the screen.
    [[nodiscard]] const Gadget* gadget_under(raster::Point point) const;

    /// The window is moved so far that it stays inside `limits`.
    void move_to(raster::Point corner, raster::Rect limits);
    void set_activity(Activity activity);

    /// Pointer, in the screen's coordinates; `limits` is where the window may be dragged.
    void press(raster::Point point, const PressDetails& details = {});
    void drag(raster::Point point, raster::Rect limits);
    WindowWish release(raster::Point point);
    void cancel_press();
    void wheel(raster::Point point, int notches);
    Handled key(const KeyEvent& event);
    /// Help mode: what would press a gadget asks for its page; walking and closing stay as they
    /// are.
    Handled key_in_help_mode(const KeyEvent& event, const Explain& explain);
    void tick(Tick tick);
    [[nodiscard]] std::optional<Time> next_tick() const;

    /// Asks whoever closes it; false if nobody does.
    bool close();

    [[nodiscard]] bool needs_drawing() const;
    /// Draws frame, ground and gadgets; the view is the window's box. The suffix stands behind the
    /// title.
    void draw(raster::SurfaceView view, const Look& look, std::string_view title_suffix = {});

  protected:
    /// What lies under the gadgets.
    virtual void draw_ground(raster::SurfaceView view, const Look& look) const;

  private:
    enum class Part
    {
        none,
        close,
        depth,
        title,
        gadget
    };

    [[nodiscard]] Part part_at(raster::Point local) const;
    [[nodiscard]] Gadget* gadget_at(raster::Point local) const;
    [[nodiscard]] bool is_framed() const { return kind_ < WindowKind::borderless; }
    Handled walk_to(Step step, WalkOver which);
    [[nodiscard]] Gadget* gadget_with_shortcut(const KeyEvent& event, WalkOver which) const;
    Handled press_shortcut(const KeyEvent& event);
    void set_focused(Gadget* gadget);

    WindowKind kind_;
    raster::Rect box_;
    std::string title_;
    std::vector<std::unique_ptr<Gadget>> gadgets_;
    std::function<void()> on_close_;
    std::function<Handled(const KeyEvent&)> on_key_;
    HelpRole help_role_ = HelpRole::explained;
    Activity activity_ = Activity::inactive;
    Gadget* focused_ = nullptr;
    Part held_ = Part::none; ///< what the pointer pressed and still holds
    Gadget* held_gadget_ = nullptr;
    bool held_inside_ = false;
    raster::Point grip_; ///< where in the window the pointer pressed
    bool needs_drawing_ = true;
};

} // namespace toolkit
