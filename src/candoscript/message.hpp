// A message of this folder, in the language's character set, as one of the program's.
#pragma once

#include "candoscript/latin1.hpp"
#include "candoscript/position.hpp"
#include "core/base/diagnostic.hpp"

namespace candoscript {

[[nodiscard]] inline base::Diagnostic message(Position at, std::string_view text)
{
    return {.file = {},
            .line = at.line,
            .column = at.column,
            .text = utf8_from_latin1(text),
            .source_line = {}};
}

} // namespace candoscript
