// Every window of the game, one after another, for tests that hold for all of them. A new window
// gets a line in `each_window`.
#pragma once

#include "app/mancala/guide_desk.hpp"
#include "support/stage.hpp"

#include <array>
#include <functional>
#include <string>

namespace stage {

/// A stage with one more window, menu or requester open, and what it is called.
using Visit = std::function<void(Stage&, const std::string&)>;

void each_window(glue::Language language, const Visit& visit);

[[nodiscard]] app::WindowSettings settings_in(glue::Language language);
[[nodiscard]] app::GuideDesk guide_in(glue::Language language);

inline constexpr std::array languages{glue::Language::german, glue::Language::english};

} // namespace stage
