#include "render/toolkit/menu_look.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace toolkit {

using raster::Point;
using raster::Rect;
using raster::Size;
using raster::SurfaceView;

namespace {

constexpr int first_title_x = 2;
constexpr int title_padding = 4; ///< on each side
constexpr int title_gap = 8;
constexpr int panel_side = 4;
constexpr int panel_top = 2; ///< and as much below
constexpr int item_height = 9;
constexpr int separator_height = 6;
constexpr int separator_line = 2; ///< below the separator's top
constexpr Point text_corner{2, 1};
constexpr int check_column = 15;
constexpr int shortcut_gap = 16; ///< between the longest text and the Amiga key
constexpr int key_gap = 3;       ///< between the Amiga key and its letter

/// The right Amiga key: a slanted A in a box, in reverse.
constexpr std::array<std::string_view, 8> amiga_key{
    " ########## ", //
    "#######..###", //
    "######...###", //
    "#####.#..###", //
    "####.##..###", //
    "###......###", //
    "#...##....##", //
    " ########## ",
};
constexpr std::array<std::string_view, 7> tick{
    "          ##", //
    "         ## ", //
    "        ##  ", //
    "##     ##   ", //
    " ##   ##    ", //
    "  ## ##     ", //
    "   ###      ",
};
constexpr int amiga_key_width = 12;

struct Ink
{
    raster::PenIndex text;
    raster::PenIndex ground;
};

Ink ink_of(Highlight highlight)
{
    const raster::PenIndex dark = pen_index(Pen::bar_detail);
    const raster::PenIndex light = pen_index(Pen::bar_block);
    return highlight == Highlight::on ? Ink{light, dark} : Ink{dark, light};
}

/// '#' in the text's pen; the dots of a picture are what the ground shows through.
void draw_glyph(SurfaceView view,
                Point corner,
                std::span<const std::string_view> rows,
                raster::PenIndex pen)
{
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] == '#') {
                const Point at{corner.x + static_cast<int>(x), corner.y + static_cast<int>(y)};
                raster::horizontal_line(view, at, 1, pen);
            }
        }
    }
}

int text_x(const MenuItem& item)
{
    return text_corner.x + (item.check == CheckMark::never ? 0 : check_column);
}

std::string upper(char32_t shortcut)
{
    const bool small = shortcut >= U'a' && shortcut <= U'z';
    return {static_cast<char>(small ? shortcut - U'a' + U'A' : shortcut)};
}

int item_width(const Menu& menu, const Look& look)
{
    int texts = 0;
    int shortcuts = 0;
    for (const MenuItem& item : menu.items) {
        texts = std::max(texts, text_x(item) + look.text_width(item.title));
        if (item.shortcut != 0) {
            shortcuts = std::max(shortcuts, amiga_key_width + key_gap + look.font().cell().width);
        } else {
            shortcuts = std::max(shortcuts, look.text_width(item.key_name));
        }
    }
    return texts + (shortcuts == 0 ? 0 : shortcut_gap + shortcuts) + text_corner.x;
}

void draw_shortcut(SurfaceView view, char32_t shortcut, const Ink& ink, const Look& look)
{
    const int letter_x = view.size().width - text_corner.x - look.font().cell().width;
    draw_glyph(view, {letter_x - key_gap - amiga_key_width, 0}, amiga_key, ink.text);
    raster::draw_text(view, {letter_x, text_corner.y}, upper(shortcut), look.font(), ink.text);
}

void draw_separator(SurfaceView view)
{
    const int width = view.size().width;
    raster::horizontal_line(view, {0, separator_line}, width, pen_index(Pen::bar_detail));
    raster::horizontal_line(view, {0, separator_line + 1}, width, pen_index(Pen::background));
}

} // namespace

std::vector<Rect> menu_title_boxes(const std::vector<Menu>& menus, const Look& look)
{
    std::vector<Rect> boxes;
    int x = first_title_x;
    for (const Menu& menu : menus) {
        const int width = look.text_width(menu.title) + 2 * title_padding;
        boxes.push_back({x, 0, width, metrics::bar_height - 1});
        x += width + title_gap;
    }
    return boxes;
}

std::vector<Rect> menu_item_boxes(const Menu& menu, const Look& look)
{
    std::vector<Rect> boxes;
    const int width = item_width(menu, look);
    int y = panel_top;
    for (const MenuItem& item : menu.items) {
        const int height = item.is_separator() ? separator_height : item_height;
        boxes.push_back({panel_side, y, width, height});
        y += height;
    }
    return boxes;
}

Size menu_panel_size(const std::vector<Rect>& item_boxes)
{
    const Rect last = item_boxes.empty() ? Rect{panel_side, panel_top, 0, 0} : item_boxes.back();
    return {last.right() + panel_side, last.bottom() + panel_top};
}

void draw_menu_title(SurfaceView view,
                     const std::string& title,
                     Highlight highlight,
                     const Look& look)
{
    const Ink ink = ink_of(highlight);
    raster::fill(view, view.bounds(), ink.ground);
    raster::draw_text(view, {title_padding, 1}, title, look.font(), ink.text);
}

void draw_menu_panel(SurfaceView view)
{
    raster::fill(view, view.bounds(), pen_index(Pen::bar_block));
    raster::outline(view, view.bounds(), pen_index(Pen::bar_detail));
    // Upright edges are two pixels wide, since hires pixels were half as wide as high.
    raster::outline(view, raster::inset(view.bounds(), 1, 0), pen_index(Pen::bar_detail));
}

void draw_menu_item(SurfaceView view, const MenuItem& item, Highlight highlight, const Look& look)
{
    if (item.is_separator()) {
        return draw_separator(view);
    }
    const Ink ink = ink_of(highlight);
    raster::fill(view, view.bounds(), ink.ground);
    if (item.check == CheckMark::on) {
        draw_glyph(view, text_corner, tick, ink.text);
    }
    raster::draw_text(view, {text_x(item), text_corner.y}, item.title, look.font(), ink.text);
    if (item.shortcut != 0) {
        draw_shortcut(view, item.shortcut, ink, look);
    } else {
        const int x = view.size().width - text_corner.x - look.text_width(item.key_name);
        raster::draw_text(view, {x, text_corner.y}, item.key_name, look.font(), ink.text);
    }
    if (!item.is_enabled()) {
        raster::fill_pattern(view, view.bounds(), raster::ghost_dots, ink.ground);
    }
}

} // namespace toolkit
