// Pictures of the screen into the user's folder; whatever becomes of it is a line for him.
#pragma once

#include "app/glue/texts.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace app {

/// Writes the PNG that `encode` gives under a new name. Says where it lies, or why there is none;
/// never throws because of the world.
[[nodiscard]] std::string save_picture(glue::Language language,
                                       const std::function<std::vector<std::uint8_t>()>& encode);

} // namespace app
