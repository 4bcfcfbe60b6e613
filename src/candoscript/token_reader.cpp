#include "candoscript/token_reader.hpp"

#include "candoscript/foreign.hpp"
#include "candoscript/functions.hpp"
#include "candoscript/latin1.hpp"
#include "candoscript/operator_table.hpp"
#include "candoscript/system_variables.hpp"

#include <algorithm>

namespace candoscript {

namespace {

// Both bound the recursion of everything that walks a tree later.
constexpr int deepest_expression = 100;
constexpr int most_nodes = 1000;
constexpr std::size_t most_steps = 30;

Origin origin(const Token& token)
{
    return Origin{token.at};
}

[[noreturn]] void fail(const Token& token, std::string text)
{
    throw SyntaxError{token.at, std::move(text)};
}

class Depth
{
  public:
    Depth(int& depth, const Token& at)
        : depth_(depth)
    {
        if (++depth_ > deepest_expression) {
            fail(at, "expression too complicated");
        }
    }
    Depth(const Depth&) = delete;
    Depth& operator=(const Depth&) = delete;
    Depth(Depth&&) = delete;
    Depth& operator=(Depth&&) = delete;
    ~Depth() { --depth_; }

  private:
    int& depth_;
};

void check_arity(const Token& name, const std::vector<Expression>& arguments)
{
    const FunctionRow* row = find_function(name.text);
    if (row == nullptr) {
        if (!is_foreign_value(name.text)) {
            fail(name, "unknown function: " + name.text);
        }
        return;
    }
    const auto count = static_cast<int>(arguments.size());
    if (count < row->least) {
        fail(name, "not enough parameters for " + std::string(row->name));
    }
    if (count > row->most) {
        fail(name, "too many parameters for " + std::string(row->name));
    }
}

std::optional<Operator> unary_operator(const Token& token)
{
    switch (token.symbol) {
    case Symbol::minus: return Operator::negate;
    case Symbol::plus: return Operator::keep_sign;
    case Symbol::logical_not: return Operator::logical_not;
    default: return std::nullopt;
    }
}

} // namespace

bool TokenReader::at_word(std::string_view word) const
{
    return peek().kind == TokenKind::word && same_word(peek().text, word);
}

bool TokenReader::take(Symbol symbol)
{
    if (peek().kind != TokenKind::symbol || peek().symbol != symbol) {
        return false;
    }
    next();
    return true;
}

std::string TokenReader::take_word()
{
    return next().text;
}

void TokenReader::expect_comma()
{
    if (at_end()) {
        fail(peek(), "not enough parameters");
    }
    if (!take(Symbol::comma)) {
        fail(peek(), "invalid expression: a comma or the end of the line is expected");
    }
}

void TokenReader::expect_end() const
{
    const Token& token = peek();
    if (at_end()) {
        return;
    }
    if (at_word("then")) {
        fail(token, "CanDo has no THEN: end the line after the condition");
    }
    if (token.symbol == Symbol::comma) {
        fail(token, "too many parameters");
    }
    if (token.symbol == Symbol::close_parenthesis) {
        fail(token, "mismatched parenthesis");
    }
    fail(token, "invalid expression: an operator or the end of the line is expected");
}

void TokenReader::count_node(const Token& token)
{
    if (++nodes_ > most_nodes) {
        fail(token, "expression too complicated");
    }
}

Expression TokenReader::expression()
{
    if (depth_ == 0) {
        nodes_ = 0;
    }
    return binary(1);
}

Expression TokenReader::binary(int lowest_priority)
{
    Expression left = unary();
    while (peek().kind == TokenKind::symbol) {
        const BinaryRow* row = binary_row(peek().symbol);
        if (row == nullptr || row->priority < lowest_priority) {
            break;
        }
        const Token symbol = next();
        count_node(symbol);
        // Same priority: left to right, so the right side takes only tighter operators.
        std::vector<Expression> operands;
        operands.push_back(std::move(left));
        operands.push_back(binary(row->priority + 1));
        left = Expression{origin(symbol), Binary{row->op, std::move(operands)}};
    }
    return left;
}

Expression TokenReader::unary()
{
    const Depth depth(depth_, peek());
    if (const auto op = unary_operator(peek())) {
        const Token symbol = next();
        count_node(symbol);
        return Expression{origin(symbol), Unary{*op, {unary()}}};
    }
    return primary();
}

Expression TokenReader::primary()
{
    const Token token = next();
    count_node(token);
    switch (token.kind) {
    case TokenKind::integer: return {origin(token), Literal(token.integer)};
    case TokenKind::real: return {origin(token), Literal(token.real)};
    case TokenKind::text: return {origin(token), Literal(token.text)};
    case TokenKind::word:
        if (peek().symbol == Symbol::open_parenthesis) {
            return call(token);
        }
        --position_;
        return {origin(token), place()};
    case TokenKind::end: fail(token, "invalid expression: a value is missing");
    default: break;
    }
    if (token.symbol == Symbol::open_parenthesis) {
        return parenthesised();
    }
    if (binary_row(token.symbol) != nullptr) {
        fail(token, "misplaced operator: " + token.text);
    }
    fail(token, token.symbol == Symbol::close_parenthesis
                    ? "mismatched parenthesis"
                    : "invalid expression: unexpected " + token.text);
}

Expression TokenReader::parenthesised()
{
    Expression inner = binary(1);
    expect_close(Symbol::close_parenthesis);
    return inner;
}

void TokenReader::expect_close(Symbol symbol)
{
    if (!take(symbol)) {
        fail(peek(), symbol == Symbol::close_bracket ? "mismatched bracket: ] is missing"
                                                     : "mismatched parenthesis: ) is missing");
    }
}

Expression TokenReader::call(const Token& name)
{
    take(Symbol::open_parenthesis);
    Call node{name.text, {}};
    if (!take(Symbol::close_parenthesis)) {
        do {
            node.arguments.push_back(binary(1));
        } while (take(Symbol::comma));
        expect_close(Symbol::close_parenthesis);
    }
    check_arity(name, node.arguments);
    return {origin(name), std::move(node)};
}

Place TokenReader::place()
{
    const Token token = next();
    if (token.kind != TokenKind::word) {
        fail(token, token.kind == TokenKind::end ? "not enough parameters: a variable is missing"
                                                 : "invalid variable name: " + token.text);
    }
    Place result{origin(token), token.text, {}};
    steps_of(result);
    return result;
}

void TokenReader::steps_of(Place& place)
{
    while (true) {
        if (take(Symbol::dot)) {
            const Token field = next();
            if (field.kind != TokenKind::word) {
                fail(field, "a field name is expected after the dot");
            }
            place.steps.emplace_back(FieldStep{field.text});
        } else if (take(Symbol::open_bracket)) {
            do {
                place.steps.push_back(index_step());
            } while (take(Symbol::comma));
            expect_close(Symbol::close_bracket);
        } else {
            return;
        }
        if (place.steps.size() > most_steps) {
            fail(peek(), "expression too complicated");
        }
    }
}

PlaceStep TokenReader::index_step()
{
    return IndexStep{{depth_ == 0 ? expression() : binary(1)}};
}

Place TokenReader::target()
{
    const Token name = peek();
    Place result = place();
    if (find_system_variable(name.text) != nullptr) {
        fail(name, "invalid variable name: " + name.text + " cannot be changed");
    }
    return result;
}

std::vector<std::string> TokenReader::keywords(const std::vector<std::string_view>& known)
{
    std::vector<std::string> result;
    while (!at_end() && peek().symbol != Symbol::comma) {
        const Token word = next();
        if (std::none_of(known.begin(), known.end(),
                         [&](std::string_view k) { return same_word(k, word.text); })) {
            fail(word, "unrecognized keyword: " + word.text);
        }
        result.push_back(lower(word.text));
    }
    return result;
}

} // namespace candoscript
