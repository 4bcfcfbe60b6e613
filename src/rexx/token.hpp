// ARexx source cut into tokens. Nothing is lost: the texts of all tokens, one after the other, are
// the source again, so a rewriter changes what it wants and copies the rest.
#pragma once

#include <string_view>
#include <vector>

namespace rexx {

enum class TokenKind
{
    blank,       ///< blanks, tabs, and the line end behind a continuation comma
    comment,     ///< with all that is nested in it
    symbol,      ///< names and numbers
    string,      ///< with its quotes; may go over several lines
    open_string, ///< a string whose line ends before its quote; without the line end
    comma,
    continuation, ///< the comma that joins a line with the next
    colon,
    semicolon,
    open,     ///< (
    close,    ///< )
    line_end, ///< LF, CRLF or CR
    mark      ///< any other character, one a token
};

struct Token
{
    TokenKind kind = TokenKind::mark;
    std::string_view text; ///< points into the source
    int line = 1;          ///< where it begins

    bool operator==(const Token&) const = default;
};

enum class Strings
{
    one_line,  ///< unless a comma stands at the end of the line
    many_lines ///< a string goes on to its quote, wherever that is
};

[[nodiscard]] std::vector<Token> tokenize(std::string_view source,
                                          Strings strings = Strings::one_line);

/// Blanks, comments and continuations: between two tokens of a clause they do not count.
[[nodiscard]] bool is_space(const Token& token);

} // namespace rexx
