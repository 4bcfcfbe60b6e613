#include "candoscript/lexer.hpp"

#include <doctest/doctest.h>

using namespace candoscript;

namespace {

std::vector<Symbol> symbols(std::string_view line)
{
    std::vector<Symbol> result;
    for (const Token& token : tokens_of_line(line, 1)) {
        if (token.kind == TokenKind::symbol) {
            result.push_back(token.symbol);
        }
    }
    return result;
}

} // namespace

TEST_SUITE_BEGIN("candoscript/lexer");

TEST_CASE("the longest spelling wins")
{
    CHECK(symbols("|||") == std::vector{Symbol::join_blank});
    CHECK(symbols("||||") == std::vector{Symbol::join_blank, Symbol::logical_or});
    CHECK(symbols("&&&") == std::vector{Symbol::logical_xor, Symbol::logical_and});
    CHECK(symbols("///") == std::vector{Symbol::modulo, Symbol::divide});
    CHECK(symbols("==-") == std::vector{Symbol::equal, Symbol::minus});
    CHECK(symbols("=~") == std::vector{Symbol::equal, Symbol::logical_not});
    CHECK(symbols("<=>") == std::vector{Symbol::less_equal, Symbol::greater});
}

TEST_CASE("word operators are symbols in any case, longer words are not")
{
    CHECK(symbols("and OR Xor nOT mod") == std::vector{Symbol::logical_and, Symbol::logical_or,
                                                       Symbol::logical_xor, Symbol::logical_not,
                                                       Symbol::modulo});
    CHECK(symbols("android order model").empty());
}

TEST_CASE("positions are line and column of the first character")
{
    const auto tokens = tokens_of_line("\tLet  A=\"x\"", 7);
    REQUIRE(tokens.size() == 5);
    CHECK(tokens[0].at.line == 7);
    CHECK(tokens[0].at.column == 2);
    CHECK(tokens[1].at.column == 7);
    CHECK(tokens[3].at.column == 9);
    CHECK(tokens[4].kind == TokenKind::end);
}

TEST_CASE("numbers are whole up to 32 bits and real beyond or with a point")
{
    CHECK(tokens_of_line("2147483647", 1)[0].integer == 2147483647);
    const auto large = tokens_of_line("2147483648", 1)[0];
    CHECK(large.kind == TokenKind::real);
    CHECK(large.real == 2147483648.0);
    CHECK(tokens_of_line("0.25", 1)[0].real == 0.25);
    CHECK(tokens_of_line("1.x", 1)[0].kind == TokenKind::integer);
}

TEST_CASE("a comment ends the line, but not inside a text")
{
    CHECK(tokens_of_line("A ; B", 1).size() == 2);
    CHECK(tokens_of_line("\";\" B", 1)[0].text == ";");
    CHECK(without_comment("a \"b;c\" ; d") == "a \"b;c\" ");
}

TEST_CASE("letters of ISO-8859-1 are letters")
{
    CHECK(is_identifier("Z\xFC"
                        "ge_1"));
    CHECK_FALSE(is_identifier("1a"));
    CHECK_FALSE(is_identifier("_a"));
    CHECK_FALSE(is_identifier("a\xD7"));
    CHECK_FALSE(is_identifier(""));
}

TEST_SUITE_END();
