// What is on the screen, as JSON: windows, gadgets, menus, where each stands and how it is. So a
// test by mouse and keys knows where to go and cannot forget a gadget.
#pragma once

#include "render/toolkit/screen.hpp"

#include <string>

namespace screen_map {

/// One line. Boxes are [x, y, width, height] on the screen.
[[nodiscard]] std::string describe(const toolkit::Screen& screen);

} // namespace screen_map
