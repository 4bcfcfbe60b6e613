// Tree to program: names become registers, blocks become jumps, constant parts are computed.
#pragma once

#include "candoscript/ast.hpp"
#include "candoscript/program.hpp"
#include "core/base/result.hpp"

namespace candoscript {

/// Fails only for a script of more than some 65,000 variables and constants.
[[nodiscard]] base::Result<Program> compile(const Script& script, std::string source);

/// Source to program: `parse`, then `compile`.
[[nodiscard]] base::Result<Program> load(std::string_view source);

/// A program that leaves the expression's value in the variable `expression_result`. Its names mean
/// what they mean in the script of this use.
[[nodiscard]] Program compile(const Expression& expression, const NameUse& names);
constexpr std::size_t expression_result = system_slots;

} // namespace candoscript
