// Computes the constant parts of an expression before it is compiled.
#pragma once

#include "candoscript/expression.hpp"

namespace candoscript {

/// The same value at run time; what would fail is left to fail there.
[[nodiscard]] Expression folded(const Expression& expression);

} // namespace candoscript
