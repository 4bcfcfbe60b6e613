#include <doctest/doctest.h>

#include <string>

#include "rexx/token.hpp"

using rexx::Token;
using rexx::tokenize;
using rexx::TokenKind;

namespace {

std::string joined(const std::vector<Token>& tokens)
{
    std::string text;
    for (const Token& token : tokens) {
        text += token.text;
    }
    return text;
}

/// The tokens that count, with bars between them.
std::string counting(std::string_view source)
{
    std::string text;
    for (const Token& token : tokenize(source)) {
        if (!rexx::is_space(token)) {
            text += token.kind == TokenKind::line_end ? "<end>" : std::string(token.text);
            text += '|';
        }
    }
    return text;
}

} // namespace

TEST_SUITE("rexx/token")
{
    TEST_CASE("all tokens together are the source")
    {
        for (const char* const source :
             {"", "say 'a''b' /* c /* d */ e */ \"f\"\"\"\r\nx=1,\n y;z:", "/* open", "'open\n'x'",
              "a,/* b\n c */ \n d,e", "\x1a\xFF \t\r"}) {
            CHECK(joined(tokenize(source)) == source);
        }
    }

    TEST_CASE("comments nest and hide quotes")
    {
        CHECK(counting("a /* it's /* \" */ 'x */ b") == "a|b|");
        CHECK(counting("a/**/b") == "a|b|");
        CHECK(counting("a /* never ends") == "a|");
    }

    TEST_CASE("a doubled quote belongs to the string, the other quote too")
    {
        CHECK(counting("'it''s' \"a'b\" 'c\"d'") == "'it''s'|\"a'b\"|'c\"d'|");
        CHECK(counting("'/* no comment */'") == "'/* no comment */'|");
    }

    TEST_CASE("a comma at the end of a line joins it with the next, behind a comment too")
    {
        CHECK(counting("a,\nb") == "a|b|");
        CHECK(counting("a, /* why */ \r\nb\nc") == "a|b|<end>|c|");
        CHECK(counting("f(a,b)") == "f|(|a|,|b|)|");
        CHECK(counting("a,") == "a|,|");
    }

    TEST_CASE("a string goes on in the next line only behind a comma")
    {
        const auto tokens = tokenize("say 'a,\n b' c");
        CHECK(tokens[2].kind == TokenKind::string);
        CHECK(tokens[2].text == "'a,\n b'");
        CHECK(tokenize("say 'a\n b'")[2].kind == TokenKind::open_string);
        CHECK(tokenize("say 'a,\n b\nc'")[2].text == "'a,");
    }

    TEST_CASE("each token knows its line")
    {
        const auto tokens = tokenize("a /* 1\n 2 */ b,\nc\r\nd");
        CHECK(tokens.front().line == 1);
        std::string lines;
        for (const Token& token : tokens) {
            if (token.kind == TokenKind::symbol) {
                lines += std::string(token.text) + std::to_string(token.line);
            }
        }
        CHECK(lines == "a1b2c3d4");
    }

    TEST_CASE("names and numbers are symbols, with the marks a name may have")
    {
        CHECK(counting("a.b_!?@#$ 1.5E3 x-1") == "a.b_!?@#$|1.5E3|x|-|1|");
    }
}
