// What the requesters say about a game that is over or was lost. Guide nodes "Spielende" and
// "Unterbrochen".
#pragma once

#include "app/glue/game_link.hpp"
#include "app/glue/texts.hpp"

#include <string>

namespace app {

/// The lines of the result, in groups.
[[nodiscard]] std::string end_text(const glue::GameView& view, glue::Language language);

/// Whether this game shall go on.
[[nodiscard]] std::string lost_game_text(const glue::LostGameNote& lost, glue::Language language);

/// As much of a player's name as a requester has room for.
[[nodiscard]] std::string short_name(const std::string& name);

} // namespace app
