// Source text to tree. Everything that is wrong is found here, before a script runs.
#pragma once

#include "candoscript/ast.hpp"
#include "core/base/result.hpp"

#include <string_view>

namespace candoscript {

/// Longer sources are refused.
constexpr std::size_t longest_source = 1U << 20U;

/// The script in `source`, text in ISO-8859-1 with one command a line, or the first mistake. The
/// two header lines of a player are ordinary Nop lines, so a whole file can be given and lines
/// count from its first.
[[nodiscard]] base::Result<Script> parse(std::string_view source);

/// A single expression, as EvaluateExpression takes it.
[[nodiscard]] base::Result<Expression> parse_expression(std::string_view text);

/// A single variable, element or field that may be changed, as Alias takes it.
[[nodiscard]] base::Result<Place> parse_place(std::string_view text);

} // namespace candoscript
