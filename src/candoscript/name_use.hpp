// One look over a script before it is compiled: which names it assigns, which it binds as aliases.
#pragma once

#include "candoscript/ast.hpp"
#include "candoscript/program.hpp"

namespace candoscript {

[[nodiscard]] NameUse name_use(const Script& script);

} // namespace candoscript
