// What a line typed into the terminal is, where it is more or less than a command of the port. Its
// own words are understood in both languages.
#pragma once

#include "app/glue/partner_view.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace app {

/// Without blanks at both ends, UTF-8 whatever it was.
[[nodiscard]] std::string cleaned_line(std::string_view line);

/// A line that is nothing but a number of up to three digits.
[[nodiscard]] std::optional<int> bare_number(std::string_view line);

[[nodiscard]] bool is_hint(std::string_view line);
[[nodiscard]] bool is_analysis(std::string_view line);
[[nodiscard]] bool is_quit(std::string_view line);

/// It needs to know whose turn it is: a move or a question.
[[nodiscard]] bool depends_on_turn(std::string_view line);
/// It does something in the game.
[[nodiscard]] bool is_action(std::string_view line);
/// It leaves the position in which the computer thinks.
[[nodiscard]] bool leaves_position(std::string_view line);

/// Whether a lost game goes on; nothing for a line that does not say.
[[nodiscard]] std::optional<bool> continues_lost_game(std::string_view line);
/// What becomes of linked games that differ; nothing likewise.
[[nodiscard]] std::optional<glue::Settlement> settlement_in(std::string_view line);

} // namespace app
