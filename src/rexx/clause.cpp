#include "rexx/clause.hpp"

#include <algorithm>
#include <array>

namespace rexx {

namespace {

/// Words an expression may follow, so that a `^` behind them is no operator between two operands.
constexpr std::array<std::string_view, 16> words_before_expressions{
    "SAY",  "ECHO", "IF",        "WHEN",  "WHILE", "UNTIL", "RETURN", "EXIT",
    "PUSH", "THEN", "INTERPRET", "QUEUE", "TO",    "BY",    "FOR",    "VALUE"};

} // namespace

std::string upper(std::string_view text)
{
    std::string out(text);
    for (char& c : out) {
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return out;
}

std::size_t next_counting(const Tokens& tokens, std::size_t at)
{
    while (at < tokens.size() && is_space(tokens[at])) {
        ++at;
    }
    return at;
}

Clause::Clause(const Tokens& tokens, std::size_t begin)
    : tokens_(tokens)
    , begin_(begin)
    , end_(begin)
    , last_(begin)
{
    while (end_ < tokens.size() && tokens[end_].kind != TokenKind::line_end &&
           tokens[end_].kind != TokenKind::semicolon) {
        last_ = is_space(tokens[end_]) ? last_ : end_ + 1;
        ++end_;
    }
    second_ = counting(begin + 1);
}

std::string Clause::keyword() const
{
    return word(begin_);
}

bool Clause::is_label() const
{
    return !keyword().empty() && second_ < end_ && tokens_[second_].kind == TokenKind::colon;
}

bool Clause::is_instruction() const
{
    return !keyword().empty() && !is_label() && (second_ >= end_ || tokens_[second_].text != "=");
}

bool Clause::is_call() const
{
    return begin_ + 1 < end_ && tokens_[begin_ + 1].kind == TokenKind::open;
}

std::size_t Clause::counting(std::size_t at) const
{
    return std::min(next_counting(tokens_, at), end_);
}

std::string Clause::word(std::size_t at) const
{
    return at < end_ && tokens_[at].kind == TokenKind::symbol ? upper(tokens_[at].text) : "";
}

std::size_t Clause::find_symbol(std::string_view name) const
{
    std::size_t at = begin_ + 1;
    while (at < end_ && word(at) != name) {
        ++at;
    }
    return std::min(at, end_);
}

bool is_exclusive_or(const Tokens& tokens, std::size_t begin, std::size_t at)
{
    if (at + 1 < tokens.size() && tokens[at + 1].text == "=") {
        return false; // not equal
    }
    while (at > begin && is_space(tokens[at - 1])) {
        --at;
    }
    if (at == begin) {
        return false;
    }
    const Token& before = tokens[at - 1];
    if (before.kind == TokenKind::symbol) {
        return std::find(words_before_expressions.begin(), words_before_expressions.end(),
                         upper(before.text)) == words_before_expressions.end();
    }
    return before.kind == TokenKind::string || before.kind == TokenKind::close;
}

bool is_radix(const Tokens& tokens, std::size_t at)
{
    const std::string letter = at < tokens.size() ? upper(tokens[at].text) : "";
    return letter == "X" || letter == "B";
}

std::string joined_string(std::string_view string, std::string_view radix)
{
    const std::string quote(string.substr(0, 1));
    std::string out;
    std::string lines;
    std::size_t line_end = 0;
    while ((line_end = string.find_first_of("\r\n")) != std::string_view::npos) {
        const std::string_view line = string.substr(0, line_end);
        const std::size_t last = line.find_last_not_of(" \t");
        const bool joins = last != std::string_view::npos && line[last] == ',';
        out += joins ? line.substr(0, last) : line;
        if (joins || !radix.empty()) {
            out += joins ? "" : " ";
            lines += '\n';
        } else {
            out.append(quote).append("||'0A'X||,\n").append(quote);
        }
        string.remove_prefix(line_end + (string.substr(line_end).starts_with("\r\n") ? 2 : 1));
    }
    out += string;
    out += radix;
    return lines.empty() ? out : out + "/*" + lines + "*/";
}

} // namespace rexx
