// How menus look: the new look of 2.x and 3.x, black on white, chosen things with both exchanged.
// Measures are those of topaz 8. It draws what it is told and knows no pointer.
#pragma once

#include "render/toolkit/menu.hpp"

namespace toolkit {

enum class Highlight
{
    off,
    on
};

/// Where the title of each menu stands in the screen's bar.
[[nodiscard]] std::vector<raster::Rect> menu_title_boxes(const std::vector<Menu>& menus,
                                                         const Look& look);
/// Where each line of a menu stands, in the panel's coordinates.
[[nodiscard]] std::vector<raster::Rect> menu_item_boxes(const Menu& menu, const Look& look);
/// How large the panel round these lines is.
[[nodiscard]] raster::Size menu_panel_size(const std::vector<raster::Rect>& item_boxes);

void draw_menu_title(raster::SurfaceView view,
                     const std::string& title,
                     Highlight highlight,
                     const Look& look);
void draw_menu_panel(raster::SurfaceView view);
/// A line of a menu, a separator too; the view is its box.
void draw_menu_item(raster::SurfaceView view,
                    const MenuItem& item,
                    Highlight highlight,
                    const Look& look);

} // namespace toolkit
