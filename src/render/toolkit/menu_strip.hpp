// The menu strip of a screen: shown while the right button is held, or walked by the keyboard.
// It says what was chosen; what that does is others' business.
#pragma once

#include "render/toolkit/menu.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace toolkit {

/// Who opened the menus and closes them: the held right button or a key.
enum class MenuHolder
{
    pointer,
    keyboard
};

class MenuStrip
{
  public:
    /// The look must outlive the strip.
    MenuStrip(const Look& look, int screen_width);

    /// Open menus stay open if only their items' state has changed.
    void set_menus(std::vector<Menu> menus);
    [[nodiscard]] const std::vector<Menu>& menus() const { return menus_; }
    [[nodiscard]] const MenuItem* find(int id) const;

    void open(MenuHolder holder);
    [[nodiscard]] bool is_open() const { return holder_.has_value(); }
    [[nodiscard]] MenuHolder holder() const { return *holder_; }
    /// Entering a title opens its panel; over an item that is the one pointed at.
    void point_at(raster::Point point);
    /// Chooses the item pointed at, if there is one; the menus stay open.
    void pick();
    /// Closes and says which items were chosen, in order.
    std::vector<int> close();
    /// An arrow walks, Tab too.
    void walk(const KeyEvent& event);
    /// Nothing between items and on a separator.
    [[nodiscard]] const MenuItem* pointed_at() const;

    /// The item whose key equivalent this is.
    [[nodiscard]] const MenuItem* equivalent(const KeyEvent& event) const;

    [[nodiscard]] bool needs_drawing() const { return needs_drawing_; }
    /// Draws titles and panel if open; the view is the screen.
    void draw(raster::SurfaceView view);

    /// On the screen.
    [[nodiscard]] raster::Rect title_box(std::size_t menu) const;
    [[nodiscard]] raster::Rect item_box(std::size_t menu, std::size_t item) const;

  private:
    [[nodiscard]] raster::Rect panel_box(std::size_t menu) const;
    [[nodiscard]] std::optional<std::size_t> item_at(raster::Point point) const;
    void show(std::optional<std::size_t> menu, std::optional<std::size_t> item);
    void walk_items(std::size_t first, std::size_t step);
    [[nodiscard]] MenuItem as_picked(MenuItem item) const;
    void draw_panel(raster::SurfaceView view) const;

    const Look& look_;
    int screen_width_;
    std::vector<Menu> menus_;
    std::optional<MenuHolder> holder_; ///< nothing: closed
    std::optional<std::size_t> menu_;  ///< whose panel is open
    std::optional<std::size_t> item_;  ///< pointed at; never a separator
    std::vector<int> picked_;
    bool needs_drawing_ = false;
};

} // namespace toolkit
