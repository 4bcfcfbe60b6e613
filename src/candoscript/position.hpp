// Where something stands in the source, and the error that the lexer and parser raise inside this
// folder; it never leaves it (see parser.hpp).
#pragma once

#include <string>

namespace candoscript {

/// Both count from 1, the column in characters.
struct Position
{
    int line = 0;
    int column = 0;
};

struct SyntaxError
{
    Position at;
    std::string text;
};

} // namespace candoscript
