// Walks over the tokens of one line and reads places and expressions from them.
#pragma once

#include "candoscript/expression.hpp"
#include "candoscript/token.hpp"

#include <string_view>
#include <vector>

namespace candoscript {

/// All reading members throw SyntaxError with the place of the trouble.
class TokenReader
{
  public:
    explicit TokenReader(std::vector<Token> tokens)
        : tokens_(std::move(tokens))
    {
    }

    [[nodiscard]] const Token& peek() const { return tokens_[position_]; }
    [[nodiscard]] bool at_end() const { return peek().kind == TokenKind::end; }
    [[nodiscard]] bool at_word(std::string_view word) const;
    bool take(Symbol symbol);
    std::string take_word();
    /// A comma between parameters; more than one parameter missing is the caller's error.
    void expect_comma();
    void expect_end() const;

    Expression expression();
    /// A place that is only read.
    Place place();
    /// A place that will be changed: system variables are refused.
    Place target();
    /// Blank-separated keywords up to a comma or the end, each from `known`.
    std::vector<std::string> keywords(const std::vector<std::string_view>& known);

  private:
    Expression binary(int lowest_priority);
    Expression unary();
    Expression primary();
    Expression parenthesised();
    Expression call(const Token& name);
    PlaceStep index_step();
    void steps_of(Place& place);
    void expect_close(Symbol symbol);
    void count_node(const Token& token);
    Token next() { return at_end() ? peek() : tokens_[position_++]; }

    std::vector<Token> tokens_;
    std::size_t position_ = 0;
    int depth_ = 0;
    int nodes_ = 0;
};

} // namespace candoscript
