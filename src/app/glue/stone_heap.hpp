// How stones lie, so that one can count them: always the same stones in the same places, round
// patterns in a pit, rows of ten in a store. Pure sums; what a stone looks like is board_art's
// business.
#pragma once

#include "render/raster/geometry.hpp"

#include <vector>

namespace glue {

inline constexpr int stone_side = 11;
/// Up to so many stones lie beside one another in a pit; more of them lie on top.
inline constexpr int pit_layer = 19;
/// Likewise in a store.
inline constexpr int store_layer = 100;

/// The middles of the stones, from the pit's middle, in the order of drawing.
[[nodiscard]] std::vector<raster::Point> heap_in_pit(int stones);

/// The middles of the stones, from the store's middle, in the order of drawing.
[[nodiscard]] std::vector<raster::Point> rows_in_store(int stones);

} // namespace glue
