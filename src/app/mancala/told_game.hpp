// The game as the terminal tells it: a board of digits and plain sentences, a line each.
#pragma once

#include "app/glue/texts.hpp"
#include "core/match/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace app {

/// The board with the numbers of its pits, and both stores.
[[nodiscard]] std::vector<std::string> board_lines(const match::Session& session,
                                                   glue::Language language);

/// What has just been done; nothing where the board alone tells it.
[[nodiscard]] std::optional<std::string>
event_line(const match::Event& event, const match::Session& session, glue::Language language);

/// Who is to move, or how the game ended.
[[nodiscard]] std::vector<std::string> turn_lines(const match::Session& session,
                                                  glue::Language language);

} // namespace app
