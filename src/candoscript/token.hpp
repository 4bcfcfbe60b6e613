// The pieces of a line: words, numbers, texts and symbols. Word operators (AND, MOD ...) are
// symbols already, so that the parser knows one spelling only.
#pragma once

#include "candoscript/position.hpp"

#include <cstdint>
#include <string>

namespace candoscript {

enum class TokenKind : std::uint8_t
{
    word,
    integer,
    real,
    text,
    symbol,
    end
};

enum class Symbol : std::uint8_t
{
    none,
    comma,
    open_parenthesis,
    close_parenthesis,
    open_bracket,
    close_bracket,
    dot,
    plus,
    minus,
    times,
    divide,
    divide_whole,
    modulo,
    join,
    join_blank,
    less,
    less_equal,
    greater,
    greater_equal,
    unequal,
    equal,
    logical_and,
    logical_or,
    logical_xor,
    logical_not
};

struct Token
{
    TokenKind kind = TokenKind::end;
    Symbol symbol = Symbol::none;
    Position at;
    std::string text; ///< the word, the text's content, or the spelling
    std::int32_t integer = 0;
    double real = 0;
};

} // namespace candoscript
