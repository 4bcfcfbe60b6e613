// The picture of the board: a scene in, pixels out. Nothing is remembered, the same scene gives the
// same picture. Where things stand is in board_layout, how stones lie in stone_heap.
#pragma once

#include "core/mancala/position.hpp"
#include "render/raster/font.hpp"
#include "render/raster/surface.hpp"

#include <array>
#include <optional>
#include <string>

namespace glue {

/// The stones lifted out of a pit and the place over which they are.
struct Hand
{
    mancala::Place over;
    int stones = 0;

    bool operator==(const Hand&) const = default;
};

/// What the user wants to see.
struct BoardOptions
{
    bool points = true;  ///< `Punktzahlen anzeigen`
    bool labels = false; ///< `Muldenbeschriftung`

    bool operator==(const BoardOptions&) const = default;
};

/// All that can be seen on the board.
struct BoardScene
{
    mancala::Position stones;              ///< as shown, not as played
    std::array<std::string, 2> names;      ///< UTF-8, cut where the plate ends
    std::optional<mancala::Player> active; ///< whose name is marked
    std::optional<Hand> hand;
    std::optional<mancala::Pit> sown;    ///< the pit being sown, with its rim marked
    std::optional<mancala::Pit> hovered; ///< under the pointer
    std::optional<mancala::Pit> hinted;  ///< that the engine advises
    BoardOptions options;

    bool operator==(const BoardScene&) const = default;
};

/// Draws the board into the upper left corner of the view.
void draw_board(raster::SurfaceView view, const BoardScene& scene, const raster::FontSet& fonts);

/// The mark of the keyboard walk, around a pit in the middle of the view.
void draw_pit_focus(raster::SurfaceView view);

} // namespace glue
