// One line of source to tokens. Knows spellings, not grammar.
#pragma once

#include "candoscript/token.hpp"

#include <string_view>
#include <vector>

namespace candoscript {

/// The tokens up to the end of the line or its comment; the last one is always TokenKind::end.
/// Throws SyntaxError.
[[nodiscard]] std::vector<Token> tokens_of_line(std::string_view line, int line_number);

/// The first word of a line, empty if there is none, and what follows it.
struct FirstWord
{
    std::string_view word;
    std::string_view rest;
    int column = 0;
};
[[nodiscard]] FirstWord first_word(std::string_view line);

/// The line without its comment; a semicolon inside a text is none.
[[nodiscard]] std::string_view without_comment(std::string_view line);

/// Letters first, then letters, digits and underscores.
[[nodiscard]] bool is_identifier(std::string_view text);

} // namespace candoscript
