#include "render/toolkit/menu_strip.hpp"

#include "render/toolkit/menu_look.hpp"

#include <algorithm>
#include <utility>

namespace toolkit {

using raster::Point;
using raster::Rect;

namespace {

bool have_same_shape(const std::vector<Menu>& one, const std::vector<Menu>& other)
{
    return std::ranges::equal(
        one, other, {}, [](const Menu& menu) { return menu.items.size(); },
        [](const Menu& menu) { return menu.items.size(); });
}

} // namespace

MenuStrip::MenuStrip(const Look& look, int screen_width)
    : look_(look)
    , screen_width_(screen_width)
{
}

void MenuStrip::set_menus(std::vector<Menu> menus)
{
    if (menus == menus_) {
        return;
    }
    if (!have_same_shape(menus, menus_)) {
        close();
    }
    menus_ = std::move(menus);
    needs_drawing_ = needs_drawing_ || is_open();
}

const MenuItem* MenuStrip::find(int id) const
{
    for (const Menu& menu : menus_) {
        for (const MenuItem& item : menu.items) {
            if (!item.is_separator() && item.id == id) {
                return &item;
            }
        }
    }
    return nullptr;
}

void MenuStrip::open(MenuHolder holder)
{
    holder_ = holder;
    needs_drawing_ = true;
    if (holder == MenuHolder::keyboard && !menus_.empty()) {
        menu_ = 0;
        walk_items(0, 1);
    }
}

void MenuStrip::show(std::optional<std::size_t> menu, std::optional<std::size_t> item)
{
    needs_drawing_ = needs_drawing_ || menu != menu_ || item != item_;
    menu_ = menu;
    item_ = item;
}

void MenuStrip::point_at(Point point)
{
    for (std::size_t i = 0; i < menus_.size(); ++i) {
        if (title_box(i).contains(point)) {
            return show(i, std::nullopt);
        }
    }
    const auto item = item_at(point);
    // What the keyboard walked to is not left by a pointer that is elsewhere.
    if (item || holder_ == MenuHolder::pointer) {
        show(menu_, item);
    }
}

std::optional<std::size_t> MenuStrip::item_at(Point point) const
{
    if (!menu_) {
        return std::nullopt;
    }
    const std::vector<MenuItem>& items = menus_.at(*menu_).items;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].is_separator() && item_box(*menu_, i).contains(point)) {
            return i;
        }
    }
    return std::nullopt;
}

const MenuItem* MenuStrip::pointed_at() const
{
    return menu_ && item_ ? &menus_.at(*menu_).items.at(*item_) : nullptr;
}

void MenuStrip::pick()
{
    if (const MenuItem* const item = pointed_at()) {
        picked_.push_back(item->id);
        needs_drawing_ = true;
    }
}

std::vector<int> MenuStrip::close()
{
    needs_drawing_ = needs_drawing_ || is_open();
    holder_.reset();
    menu_.reset();
    item_.reset();
    return std::exchange(picked_, {});
}

void MenuStrip::walk(const KeyEvent& event)
{
    if (menus_.empty()) {
        return;
    }
    const std::size_t menus = menus_.size();
    const std::size_t menu = menu_.value_or(0);
    const std::size_t items = menus_.at(menu).items.size();
    const bool backwards = event.key == Key::tab && event.modifiers.shift;
    if (event.key == Key::left || backwards) {
        menu_ = (menu + menus - 1) % menus;
        walk_items(0, 1);
    } else if (event.key == Key::right || event.key == Key::tab) {
        menu_ = (menu + 1) % menus;
        walk_items(0, 1);
    } else if (event.key == Key::down && items != 0) {
        menu_ = menu;
        walk_items(item_ ? *item_ + 1 : 0, 1);
    } else if (event.key == Key::up && items != 0) {
        menu_ = menu;
        walk_items(item_ ? *item_ + items - 1 : items - 1, items - 1);
    }
}

/// Goes on from `first` until an item that is no separator; round and round.
void MenuStrip::walk_items(std::size_t first, std::size_t step)
{
    const std::vector<MenuItem>& items = menus_.at(*menu_).items;
    item_.reset();
    needs_drawing_ = true;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::size_t index = (first + i * step) % items.size();
        if (!items[index].is_separator()) {
            item_ = index;
            return;
        }
    }
}

const MenuItem* MenuStrip::equivalent(const KeyEvent& event) const
{
    const Modifiers& modifiers = event.modifiers;
    const bool is_command = (modifiers.control || modifiers.amiga) && !modifiers.alt;
    for (const Menu& menu : menus_) {
        for (const MenuItem& item : menu.items) {
            const bool by_letter = is_command && event.symbol != 0 && item.shortcut == event.symbol;
            if (by_letter || (item.other_key != Key::other && item.other_key == event.key)) {
                return &item;
            }
        }
    }
    return nullptr;
}

Rect MenuStrip::title_box(std::size_t menu) const
{
    return menu_title_boxes(menus_, look_).at(menu);
}

Rect MenuStrip::panel_box(std::size_t menu) const
{
    const raster::Size size = menu_panel_size(menu_item_boxes(menus_.at(menu), look_));
    const int furthest = std::max(0, screen_width_ - size.width);
    return raster::rect_at({std::min(title_box(menu).x, furthest), metrics::bar_height - 1}, size);
}

Rect MenuStrip::item_box(std::size_t menu, std::size_t item) const
{
    const Rect box = menu_item_boxes(menus_.at(menu), look_).at(item);
    return raster::rect_at(panel_box(menu).origin() + box.origin(), box.size());
}

/// As it will be once what is picked so far is done: each pick turns the mark.
MenuItem MenuStrip::as_picked(MenuItem item) const
{
    const auto picks = std::ranges::count(picked_, item.id);
    if (item.check != CheckMark::never && item.is_enabled() && picks % 2 != 0) {
        item.check = item.check == CheckMark::on ? CheckMark::off : CheckMark::on;
    }
    return item;
}

void MenuStrip::draw(raster::SurfaceView view)
{
    needs_drawing_ = false;
    if (!is_open()) {
        return;
    }
    look_.screen_bar(view, "");
    for (std::size_t i = 0; i < menus_.size(); ++i) {
        draw_menu_title(view.part(title_box(i)), menus_[i].title,
                        menu_ == i ? Highlight::on : Highlight::off, look_);
    }
    if (menu_) {
        draw_panel(view);
    }
}

void MenuStrip::draw_panel(raster::SurfaceView view) const
{
    const std::vector<MenuItem>& items = menus_.at(*menu_).items;
    draw_menu_panel(view.part(panel_box(*menu_)));
    for (std::size_t i = 0; i < items.size(); ++i) {
        // Ghosted items do not light up, but whoever walks by keys must see where he is.
        const bool lights_up = items[i].is_enabled() || holder_ == MenuHolder::keyboard;
        draw_menu_item(view.part(item_box(*menu_, i)), as_picked(items[i]),
                       item_ == i && lights_up ? Highlight::on : Highlight::off, look_);
    }
}

} // namespace toolkit
