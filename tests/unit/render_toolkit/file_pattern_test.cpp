#include "core/base/rng.hpp"
#include "render/toolkit/file_pattern.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <set>
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

/// A pattern and, worked out by plain sets, which of the words in `all_words` it takes.
struct Meant
{
    std::string pattern;
    std::set<std::string> words;
};

constexpr std::size_t longest_word = 4;

/// Every word of a and b up to that length.
const std::set<std::string>& all_words()
{
    static const std::set<std::string> words = [] {
        std::set<std::string> all{""};
        for (std::size_t length = 0; length < longest_word; ++length) {
            const std::set<std::string> before = all;
            for (const std::string& word : before) {
                all.insert({word + "a", word + "b"});
            }
        }
        return all;
    }();
    return words;
}

std::set<std::string> joined(const std::set<std::string>& heads, const std::set<std::string>& tails)
{
    std::set<std::string> words;
    for (const std::string& head : heads) {
        for (const std::string& tail : tails) {
            if (head.size() + tail.size() <= longest_word) {
                words.insert(head + tail);
            }
        }
    }
    return words;
}

std::set<std::string> repeated_words(const std::set<std::string>& once)
{
    std::set<std::string> words{""};
    for (std::size_t before = 0; before != words.size();) {
        before = words.size();
        words.merge(joined(words, once));
    }
    return words;
}

std::set<std::string> all_but(const std::set<std::string>& words)
{
    std::set<std::string> others;
    std::ranges::set_difference(all_words(), words, std::inserter(others, others.end()));
    return others;
}

Meant random_pattern(base::Rng& rng, int depth)
{
    switch (rng.below(depth == 0 ? 4 : 8)) {
    case 0: return {"a", {"a"}};
    case 1: return {"?", {"a", "b"}};
    case 2: return {"[~a]", {"b"}};
    case 3: return {"%", {""}};
    case 4:
    case 5: {
        const Meant head = random_pattern(rng, depth - 1);
        const Meant tail = random_pattern(rng, depth - 1);
        return {head.pattern + tail.pattern, joined(head.words, tail.words)};
    }
    case 6: {
        const Meant inner = random_pattern(rng, depth - 1);
        return {"#(" + inner.pattern + ")", repeated_words(inner.words)};
    }
    default: {
        const Meant inner = random_pattern(rng, depth - 1);
        Meant other = random_pattern(rng, depth - 1);
        other.words.merge(all_but(inner.words));
        return {"(~(" + inner.pattern + ")|" + other.pattern + ")", other.words};
    }
    }
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

TEST_CASE("patterns made at random take what plain sets of words say")
{
    base::Rng rng(1996);
    for (int i = 0; i < 2000; ++i) {
        const Meant meant = random_pattern(rng, 4);
        const auto pattern = FilePattern::parse(meant.pattern);
        if (!pattern) {
            CHECK(meant.pattern.size() > FilePattern::longest);
            continue;
        }
        for (const std::string& word : all_words()) {
            CHECK_MESSAGE(pattern->matches(folded(word)) == meant.words.contains(word),
                          meant.pattern << " and " << word);
        }
    }
}

TEST_CASE("of a name that is too long the beginning counts")
{
    CHECK(fits("#a", std::string(FilePattern::longest_name, 'a') + "b"));
}

TEST_SUITE_END();
