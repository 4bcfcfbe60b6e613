// Tree to source again: for tests, fuzzing and whoever wants a script tidied up. Parsing the result
// gives the same tree.
#pragma once

#include "candoscript/ast.hpp"

#include <string>

namespace candoscript {

/// ISO-8859-1 like the source, one command a line, blocks indented by TABs.
[[nodiscard]] std::string print(const Script& script);
[[nodiscard]] std::string print(const Expression& expression);
[[nodiscard]] std::string print(const Place& place);

/// A text between quotes, as a script writes it.
[[nodiscard]] std::string quoted(std::string_view text);

} // namespace candoscript
