// The three ways to run the program. Each returns when the program has ended.
#pragma once

#include "app/glue/seat_players.hpp"
#include "app/mancala/options.hpp"

namespace app {

/// The message port alone. False if the link that was asked for could not begin.
[[nodiscard]] bool run_headless(const Options& options, glue::PlayerFactory factory);

/// The terminal and the message port.
void run_text(const Options& options, glue::PlayerFactory factory);

} // namespace app
