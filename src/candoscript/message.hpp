// A message of this folder, in the language's character set, as one of the program's.
#pragma once

#include "candoscript/position.hpp"
#include "core/base/diagnostic.hpp"

#include <string_view>

namespace candoscript {

/// With the line of `source` that it is about, if there is one.
[[nodiscard]] base::Diagnostic
message(Position at, std::string_view text, std::string_view source = {});

} // namespace candoscript
