// How a piece of a page looks: pens, styles made by rule from the plain letters, raised link boxes.
#pragma once

#include "core/amigaguide/layout.hpp"
#include "render/toolkit/look.hpp"

#include <string_view>

namespace guide_viewer {

enum class LinkLook
{
    none, ///< not a link
    raised,
    chosen, ///< by the keyboard
    pressed,
    dead
};

inline constexpr int line_height = 10; ///< a letter, one pixel of link box above and below

/// The pen on our screens.
[[nodiscard]] raster::PenIndex pen_of(const amigaguide::Pen& pen);

/// Letters a search has found, as bright as the ground on the text pen: readable in every palette.
void draw_found(raster::SurfaceView view,
                raster::Point corner,
                std::string_view text,
                const toolkit::Look& look);

/// Draws the piece with its first letter's cell at the corner.
void draw_piece(raster::SurfaceView view,
                raster::Point corner,
                const amigaguide::Piece& piece,
                const toolkit::Look& look,
                LinkLook link);

} // namespace guide_viewer
