// Command lines that a user can copy into his shell.
#pragma once

#include <string>

namespace mancala_solve {

/// A word as a POSIX shell reads it back, in quotes where it needs them.
[[nodiscard]] std::string as_word(const std::string& text);

} // namespace mancala_solve
