#include "rexx/token.hpp"

#include <algorithm>
#include <cstddef>

namespace rexx {

namespace {

bool is_symbol_character(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           std::string_view("._!?@#$").find(c) != std::string_view::npos;
}

bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/// Bytes of the line end at the front of the text, 0 if there is none.
std::size_t line_end_size(std::string_view text)
{
    if (text.starts_with("\r\n")) {
        return 2;
    }
    return text.starts_with('\n') || text.starts_with('\r') ? 1 : 0;
}

/// Bytes of the comment at the front; one without an end takes the rest.
std::size_t comment_size(std::string_view text)
{
    int depth = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::string_view pair = text.substr(at, 2);
        if (pair == "/*") {
            ++depth;
            at += 2;
        } else if (pair == "*/") {
            --depth;
            at += 2;
            if (depth == 0) {
                return at;
            }
        } else {
            ++at;
        }
    }
    return text.size();
}

struct Piece
{
    TokenKind kind;
    std::size_t size;
};

bool ends_with_comma(std::string_view line)
{
    const std::size_t last = line.find_last_not_of(" \t");
    return last != std::string_view::npos && line[last] == ',';
}

/// A doubled quote stands for itself and does not end the string. A comma at the end of the line
/// joins it with the next as outside of strings.
Piece string_piece(std::string_view text, Strings strings)
{
    const char quote = text.front();
    std::size_t first_line = 0; // its size, once it has ended
    std::size_t at = 1;
    while (at < text.size()) {
        const std::size_t line_end = line_end_size(text.substr(at));
        if (line_end > 0) {
            first_line = first_line == 0 ? at : first_line;
            if (strings == Strings::one_line && !ends_with_comma(text.substr(1, at - 1))) {
                return {TokenKind::open_string, first_line};
            }
            at += line_end;
        } else if (text[at] != quote) {
            ++at;
        } else if (text.substr(at + 1).starts_with(quote)) {
            at += 2;
        } else {
            return {TokenKind::string, at + 1};
        }
    }
    return {TokenKind::open_string, first_line == 0 ? at : first_line};
}

template <typename Predicate>
std::size_t run_of(std::string_view text, Predicate predicate)
{
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), predicate) -
                                    text.begin());
}

/// Whether the line ends behind a comma, comments not counted.
bool ends_line(std::string_view text)
{
    while (!text.empty()) {
        if (line_end_size(text) > 0) {
            return true;
        }
        if (text.starts_with("/*")) {
            text.remove_prefix(comment_size(text));
        } else if (is_blank(text.front())) {
            text.remove_prefix(1);
        } else {
            return false;
        }
    }
    return false;
}

TokenKind mark_kind(char c)
{
    switch (c) {
    case ':': return TokenKind::colon;
    case ';': return TokenKind::semicolon;
    case '(': return TokenKind::open;
    case ')': return TokenKind::close;
    default: return TokenKind::mark;
    }
}

Piece next_piece(std::string_view text, Strings strings)
{
    const char c = text.front();
    if (const std::size_t size = line_end_size(text); size > 0) {
        return {TokenKind::line_end, size};
    }
    if (text.starts_with("/*")) {
        return {TokenKind::comment, comment_size(text)};
    }
    if (is_blank(c)) {
        return {TokenKind::blank, run_of(text, is_blank)};
    }
    if (is_symbol_character(c)) {
        return {TokenKind::symbol, run_of(text, is_symbol_character)};
    }
    if (c == '\'' || c == '"') {
        return string_piece(text, strings);
    }
    if (c == ',') {
        const bool joins = ends_line(text.substr(1));
        return {joins ? TokenKind::continuation : TokenKind::comma, 1};
    }
    return {mark_kind(c), 1};
}

int line_ends_in(std::string_view text)
{
    int count = 0;
    while (!text.empty()) {
        const std::size_t size = line_end_size(text);
        count += size > 0 ? 1 : 0;
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return count;
}

} // namespace

std::vector<Token> tokenize(std::string_view source, Strings strings)
{
    std::vector<Token> tokens;
    int line = 1;
    bool joined = false; // a continuation waits for its line end
    while (!source.empty()) {
        Piece piece = next_piece(source, strings);
        if (piece.kind == TokenKind::line_end && joined) {
            piece.kind = TokenKind::blank;
            joined = false;
        }
        joined = joined || piece.kind == TokenKind::continuation;
        const std::string_view text = source.substr(0, piece.size);
        tokens.push_back({piece.kind, text, line});
        line += line_ends_in(text);
        source.remove_prefix(piece.size);
    }
    return tokens;
}

bool is_space(const Token& token)
{
    return token.kind == TokenKind::blank || token.kind == TokenKind::comment ||
           token.kind == TokenKind::continuation;
}

} // namespace rexx
