#include "candoscript/source_lines.hpp"

#include "candoscript/latin1.hpp"

#include <algorithm>

namespace candoscript {

namespace {

bool is_nothing(const Line& line)
{
    return line.is("nop") ||
           (line.first.word.empty() && trimmed(without_comment(line.text)).empty());
}

} // namespace

bool Line::is(std::string_view word) const
{
    return same_word(first.word, word);
}

TokenReader parameters(const Line& line)
{
    std::vector<Token> tokens = tokens_of_line(line.text, line.number);
    tokens.erase(tokens.begin());
    return TokenReader(std::move(tokens));
}

void fail(Position at, std::string text)
{
    throw SyntaxError{at, std::move(text)};
}

Line SourceLines::take()
{
    const Line line = line_;
    advance();
    return line;
}

void SourceLines::advance()
{
    do {
        if (rest_.empty()) {
            at_end_ = true;
            return;
        }
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        const std::string_view text = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        line_ = {line_.number + 1, text, first_word(text)};
    } while (is_nothing(line_));
}

} // namespace candoscript
