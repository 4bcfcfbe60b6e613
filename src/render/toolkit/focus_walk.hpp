// Which gadget the keyboard walk comes to next: Tab in order, arrows to the nearest in that
// direction. Pure: boxes in, an index out.
#pragma once

#include "render/raster/geometry.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace toolkit {

enum class Step
{
    next,
    previous,
    left,
    right,
    up,
    down
};

/// The index in `boxes` to go to. From nowhere every step goes to the first, `previous` to the
/// last. Where an arrow finds nothing the walk stays. Nothing only if there are no boxes.
[[nodiscard]] std::optional<std::size_t>
walk(std::span<const raster::Rect> boxes, std::optional<std::size_t> from, Step step);

} // namespace toolkit
