// The names that need the Amiga: windows, graphics, sound, documents, files. A player may use them;
// they do nothing, give Nothing, and are named once in a warning.
#pragma once

#include <string_view>

namespace candoscript {

[[nodiscard]] bool is_foreign_command(std::string_view word);

/// Functions and variables of the same kind.
[[nodiscard]] bool is_foreign_value(std::string_view word);

/// Delay is accepted in silence: waiting would change nothing a player can see.
[[nodiscard]] bool is_silent_command(std::string_view word);

} // namespace candoscript
