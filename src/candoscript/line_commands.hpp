// A command that is whole on its line, unlike If and Loop.
#pragma once

#include "candoscript/ast.hpp"
#include "candoscript/source_lines.hpp"

namespace candoscript {

/// Throws SyntaxError, with a hint where the mistake is a usual one.
[[nodiscard]] Statement one_line_command(const Line& line);

} // namespace candoscript
