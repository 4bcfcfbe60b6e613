// The screen: its title bar, the windows in front of each other, which of them is active, and who
// gets the pointer and the keys. It draws all of it into one surface.
#pragma once

#include "render/toolkit/menu_strip.hpp"
#include "render/toolkit/window.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace toolkit {

class Screen
{
  public:
    /// The look must outlive the screen.
    Screen(raster::Size size, std::string title, const Look& look);

    /// Makes a window in front of all others and activates it. Backdrops go behind all others.
    template <typename T = Window, typename... Arguments>
    T& open(Arguments&&... arguments)
    {
        auto window = std::make_unique<T>(std::forward<Arguments>(arguments)...);
        T& reference = *window;
        insert(std::move(window));
        return reference;
    }

    /// Takes the window off the screen. It lives on until the next event or drawing, so that one
    /// of its own gadgets may ask for it.
    void close(const Window& window);

    void handle(const PointerEvent& event);
    /// Says whether any window wanted the key; if not, the program may.
    Handled handle(const KeyEvent& event);
    void handle(Tick tick);
    /// When the next tick is wanted; nothing while nothing moves.
    [[nodiscard]] std::optional<Time> next_tick() const;

    void set_title(std::string title);
    [[nodiscard]] const std::string& title() const { return title_; }

    /// The menus under the right button; `on_menu` is told the id of each chosen item.
    void set_menus(std::vector<Menu> menus) { menus_.set_menus(std::move(menus)); }
    void set_on_menu(std::function<void(int)> on_menu) { on_menu_ = std::move(on_menu); }
    [[nodiscard]] const MenuStrip& menus() const { return menus_; }

    /// Without it there is neither a help mode nor a Help key.
    void set_help(Help help) { help_ = std::move(help); }
    void set_help_mode(HelpMode mode);
    [[nodiscard]] HelpMode help_mode() const { return help_mode_; }
    /// Shows the page, if the thing has one.
    void explain(const std::string& node) const;

    [[nodiscard]] const Look& look() const { return look_; }
    [[nodiscard]] raster::Size size() const { return size_; }
    /// From back to front.
    [[nodiscard]] const std::vector<std::unique_ptr<Window>>& windows() const { return windows_; }
    /// The window that gets the keys; nothing on an empty screen.
    [[nodiscard]] const Window* active() const { return active_; }

    [[nodiscard]] bool needs_drawing() const;
    /// The view must have the screen's size.
    void draw(raster::SurfaceView view);

  private:
    void insert(std::unique_ptr<Window> window);
    void activate(Window* window);
    void activate_frontmost();
    template <typename Predicate>
    [[nodiscard]] Window* frontmost(Predicate is_wanted) const
    {
        const auto found = std::find_if(windows_.rbegin(), windows_.rend(),
                                        [&](const auto& window) { return is_wanted(*window); });
        return found == windows_.rend() ? nullptr : found->get();
    }
    /// The requester in front, which alone hears anything.
    [[nodiscard]] Window* requester() const;
    [[nodiscard]] Window* window_at(raster::Point point) const;
    [[nodiscard]] std::size_t index_of(const Window& window) const;
    void press(const PointerEvent& event);
    void release(raster::Point point);
    void cancel_press();
    void turn_wheel(const PointerEvent& event);
    void change_depth(const Window& window);
    Handled window_key(const KeyEvent& event);
    void change_window();
    void close_front();
    void menu_pointer(const PointerEvent& event);
    Handled menu_key(const KeyEvent& event);
    Handled menu_equivalent(const KeyEvent& event);
    void finish_menus();
    void choose(const MenuItem& item);
    [[nodiscard]] bool explains(const Window& window) const;
    Handled explain_at(const Window& window, raster::Point point);
    [[nodiscard]] const Gadget* asked_about() const;
    Handled help_key();
    [[nodiscard]] std::string_view suffix_for(const Window& window) const;

    raster::Size size_;
    std::string title_;
    const Look& look_;
    std::vector<std::unique_ptr<Window>> windows_;
    std::vector<std::unique_ptr<Window>> closed_; ///< waiting for their last call to return
    Window* active_ = nullptr;
    Window* held_ = nullptr; ///< the window in which the pointer pressed
    MenuStrip menus_;
    std::function<void(int)> on_menu_;
    Help help_;
    HelpMode help_mode_ = HelpMode::off;
    raster::Point pointer_{-1, -1};
    bool pointer_was_last_ = true; ///< used after the keyboard
    bool needs_drawing_ = true;
};

} // namespace toolkit
