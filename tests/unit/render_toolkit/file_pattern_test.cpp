#include "render/toolkit/file_pattern.hpp"

#include <doctest/doctest.h>

#include <string>

using toolkit::FilePattern;
using toolkit::folded;

namespace {

bool fits(const std::string& pattern, const std::string& name)
{
    const auto parsed = FilePattern::parse(pattern);
    REQUIRE_MESSAGE(parsed.has_value(), pattern);
    return parsed->matches(folded(name));
}

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

} // namespace

TEST_SUITE_BEGIN("render/toolkit/file_pattern");

TEST_CASE("a pattern without special characters is the name itself, whatever the case")
{
    CHECK(fits("Remis.Partie", "remis.partie"));
    CHECK(fits("GRÖSSE", "größe") == false); // ß has no capital letter here
    CHECK(fits("ÄRGER", "ärger"));
    CHECK_FALSE(fits("remis", "remis.partie"));
    CHECK_FALSE(fits("remis.partie", "remis"));
}

TEST_CASE("an empty pattern and #? take every name")
{
    for (const char* name : {"", "a", ".versteckt", "mit Blank", "-rf", "\xE4rger"}) {
        CHECK(fits("", name));
        CHECK(fits("#?", name));
        CHECK(fits("*", name));
    }
}

TEST_CASE("a question mark is one character, also one of several bytes")
{
    CHECK(fits("?", "a"));
    CHECK(fits("?", "ü"));
    CHECK(fits("?", "\xFC")); // the same in ISO-8859-1
    CHECK(fits("?", "€"));
    CHECK_FALSE(fits("?", ""));
    CHECK_FALSE(fits("?", "ab"));
}

TEST_CASE("# repeats what follows, from none on")
{
    CHECK(fits("#?.partie", "a.partie"));
    CHECK(fits("#?.partie", ".partie"));
    CHECK_FALSE(fits("#?.partie", "a.partie.bak"));
    CHECK(fits("a#bc", "ac"));
    CHECK(fits("a#bc", "abbbc"));
    CHECK(fits("#(ab)", "ababab"));
    CHECK_FALSE(fits("#(ab)", "aba"));
    CHECK(fits("#[0-9]", "1996"));
}

TEST_CASE("brackets choose one of several")
{
    CHECK(fits("#?.(cando|deck)", "x.deck"));
    CHECK(fits("(a|b|)c", "c"));
    CHECK(fits("a|b", "b"));
    CHECK_FALSE(fits("(a|b)c", "abc"));
}

TEST_CASE("a tilde takes what does not match")
{
    CHECK(fits("~(#?.info)", "Mancala"));
    CHECK_FALSE(fits("~(#?.info)", "Mancala.info"));
    CHECK(fits("~abc", "abc") == false);
    CHECK(fits("(~(a#?))b", "xb"));
    CHECK_FALSE(fits("~?", "a"));
}

TEST_CASE("a class holds characters and ranges, with a tilde all others")
{
    CHECK(fits("[a-c]x", "Bx"));
    CHECK_FALSE(fits("[a-c]x", "dx"));
    CHECK(fits("[~a-c]x", "dx"));
    CHECK(fits("[xyz-]", "-"));
    CHECK(fits("[ä-ü]", "Ö"));
}

TEST_CASE("percent is nothing, an apostrophe takes the next character as it is")
{
    CHECK(fits("(%|alt-)partie", "partie"));
    CHECK(fits("100'%", "100%"));
    CHECK(fits("'#'?", "#?"));
    CHECK(fits("it'", "it'"));
    CHECK(fits("[']]", "]"));
}

TEST_CASE("what is no pattern says so")
{
    for (const char* wrong : {"(", "(a", "a)", "[", "[a", "#", "a#", "(#)", "~", "(a|~)", "##"}) {
        CHECK_MESSAGE(!FilePattern::parse(wrong), wrong);
    }
    CHECK(FilePattern::parse(std::string(FilePattern::longest, 'a')));
    CHECK_FALSE(FilePattern::parse(std::string(FilePattern::longest + 1, 'a')));
}

TEST_CASE("patterns made to take long come to an end")
{
    const std::string name(FilePattern::longest_name, 'a');
    CHECK_FALSE(fits(repeated("#?", 39) + "b", name));
    CHECK_FALSE(fits(repeated("#(", 25) + "a" + repeated(")", 25) + "b", name));
    CHECK(fits(repeated("~(#?", 15) + "b" + repeated(")", 15), name));
    CHECK_FALSE(fits("#(#(#(a|aa)|#a)|#(aa|aaa))#(#?#?)b", name));
    CHECK_FALSE(fits(repeated("(a|", 15) + "b" + repeated(")", 15) + "c", name));
}

TEST_CASE("of a name that is too long the beginning counts")
{
    CHECK(fits("#a", std::string(FilePattern::longest_name, 'a') + "b"));
}

TEST_SUITE_END();
