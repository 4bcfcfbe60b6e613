// One clause among the tokens of a script, and what can be asked of it. For the rewriter.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rexx/token.hpp"

namespace rexx {

using Tokens = std::vector<Token>;

[[nodiscard]] std::string upper(std::string_view text);

/// The first token from there on that is no space; the number of tokens if there is none.
[[nodiscard]] std::size_t next_counting(const Tokens& tokens, std::size_t at);

class Clause
{
  public:
    /// `begin`: its first token, which is no space. The tokens must outlive the clause.
    Clause(const Tokens& tokens, std::size_t begin);

    /// Its first word in upper case; empty if it begins with something else.
    [[nodiscard]] std::string keyword() const;
    [[nodiscard]] bool is_label() const;
    /// Behind the colon of a label.
    [[nodiscard]] std::size_t after_label() const { return second_ + 1; }
    /// It begins with a word and is neither label nor assignment nor comparison.
    [[nodiscard]] bool is_instruction() const;
    /// Its first word is joined to a bracket, as the name of a function is.
    [[nodiscard]] bool is_call() const;

    [[nodiscard]] const Tokens& tokens() const { return tokens_; }
    [[nodiscard]] std::size_t begin() const { return begin_; }
    /// The second token that counts; `end()` if there is none.
    [[nodiscard]] std::size_t second() const { return second_; }
    /// Behind the last token that counts.
    [[nodiscard]] std::size_t last() const { return last_; }
    /// The semicolon or line end that ends it.
    [[nodiscard]] std::size_t end() const { return end_; }

    /// The next token from there on that counts, `end()` if the clause is over.
    [[nodiscard]] std::size_t counting(std::size_t at) const;
    /// The word there in upper case, empty if there is none.
    [[nodiscard]] std::string word(std::size_t at) const;
    /// The first symbol of that name behind the first token; `end()` if there is none.
    [[nodiscard]] std::size_t find_symbol(std::string_view name) const;

  private:
    const Tokens& tokens_;
    std::size_t begin_;
    std::size_t end_;
    std::size_t second_ = 0;
    std::size_t last_ = 0;
};

/// Whether the `^` there stands between two operands. `begin`: where the clause or expression
/// begins.
[[nodiscard]] bool is_exclusive_or(const Tokens& tokens, std::size_t begin, std::size_t at);

/// Whether the token there is the letter of a string of digits that it follows: x or b.
[[nodiscard]] bool is_radix(const Tokens& tokens, std::size_t at);

/// A string over several lines with its lines joined; the line ends follow it in a comment. A comma
/// at the end of a line in the string belongs to it no more than outside. Without one the line end
/// is part of the string, which is then several, joined by `||`, or a blank between digits.
/// `radix`: the letter that follows digits, else nothing.
[[nodiscard]] std::string joined_string(std::string_view string, std::string_view radix);

} // namespace rexx
