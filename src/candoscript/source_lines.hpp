// The lines of a source that are commands: blank lines, comments and Nop are passed over.
#pragma once

#include "candoscript/expression.hpp"
#include "candoscript/lexer.hpp"
#include "candoscript/token_reader.hpp"

namespace candoscript {

struct Line
{
    int number = 0;
    std::string_view text;
    FirstWord first;

    [[nodiscard]] Origin at() const { return Origin{{number, first.column}}; }
    [[nodiscard]] bool is(std::string_view word) const;
};

/// Reads what stands behind the line's first word. Throws SyntaxError.
[[nodiscard]] TokenReader parameters(const Line& line);

[[noreturn]] void fail(Position at, std::string text);

/// The commands of a source, one after the other.
class SourceLines
{
  public:
    explicit SourceLines(std::string_view source)
        : rest_(source)
    {
        advance();
    }

    [[nodiscard]] bool at_end() const { return at_end_; }
    [[nodiscard]] const Line& current() const { return line_; }
    Line take();

  private:
    void advance();

    std::string_view rest_;
    Line line_;
    bool at_end_ = false;
};

} // namespace candoscript
