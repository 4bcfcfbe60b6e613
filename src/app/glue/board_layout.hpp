// Where everything stands on the board, in pixels from the board's own corner: joins pits with
// geometry. The only file that knows the board's measures; drawing and hit-testing both ask here.
#pragma once

#include "core/mancala/pit.hpp"
#include "render/raster/geometry.hpp"

#include <optional>

namespace glue {

inline constexpr raster::Size board_size{632, 246};
inline constexpr int pit_radius = 29;
inline constexpr int store_side = 118;

/// The middle of a pit's hollow.
[[nodiscard]] raster::Point pit_centre(mancala::Pit pit);
/// The square hollow: left for player one, right for player two.
[[nodiscard]] raster::Rect store_bounds(mancala::Player player);
/// The plate with the player's name, above his store.
[[nodiscard]] raster::Rect name_plate(mancala::Player player);
/// The plate with his points, below his store.
[[nodiscard]] raster::Rect score_plate(mancala::Player player);
/// The middle of a pit's number, on the outer side of its row.
[[nodiscard]] raster::Point label_centre(mancala::Pit pit);
/// Where the hand stands while it drops a stone into this place: in the lane between the rows.
[[nodiscard]] raster::Point hand_centre(mancala::Place place);
/// The lane between the rows.
[[nodiscard]] raster::Rect lane();

/// Whether a point, from a pit's middle, lies in its hollow or on its rim.
[[nodiscard]] constexpr bool is_in_pit(raster::Point away)
{
    // Points far away first: their squares might not fit.
    constexpr raster::Rect around{-pit_radius, -pit_radius, 2 * pit_radius + 1, 2 * pit_radius + 1};
    return around.contains(away) && away.x * away.x + away.y * away.y <= pit_radius * pit_radius;
}

/// The pit under this point of the board.
[[nodiscard]] std::optional<mancala::Pit> pit_at(raster::Point point);

} // namespace glue
