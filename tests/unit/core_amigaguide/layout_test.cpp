#include "core/amigaguide/layout.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace amigaguide;

namespace {

Page page(const std::string& text, int width)
{
    return lay_out(read("@node a\n" + text), 0, width);
}

std::vector<std::string> lines(const std::string& text, int width = 10)
{
    std::vector<std::string> result;
    for (const Line& line : page(text, width).lines) {
        result.push_back(text_of(line));
    }
    return result;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_SUITE("amigaguide layout")
{
    TEST_CASE("without wrapping a source line is a line, however long")
    {
        CHECK(lines("a b c d e f g h\n\n  x\n", 5) == Lines{"a b c d e f g h", "", "  x"});
        const auto wide = page(std::string(10'000, 'x') + "\n", 40);
        CHECK(wide.lines.size() == 1);
        CHECK(wide.width == 10'000);
    }

    TEST_CASE("a tab goes to the next stop of eight, of @tab, or of settabs and then the regular")
    {
        CHECK(lines("a\tb\n12345678\tc\n", 40) == Lines{"a       b", "12345678        c"});
        CHECK(lines("@tab 4\na\tb\n", 40) == Lines{"a   b"});
        CHECK(lines("@{settabs 3 5}a\tb\tc\td\n", 40) == Lines{"a  b c  d"});
        CHECK(lines("@{settabs 3}@{cleartabs}a\tb\n", 40) == Lines{"a       b"});
    }

    TEST_CASE("wordwrap breaks a line at blanks and keeps its line ends")
    {
        CHECK(lines("@wordwrap\naaa bbb ccc ddd\ne\n") == Lines{"aaa bbb", "ccc ddd", "e"});
        CHECK(lines("@wordwrap\n1234567890 x\n") == Lines{"1234567890", "x"});
    }

    TEST_CASE("wordwrap also breaks behind punctuation, and a word too long where it must")
    {
        CHECK(lines("@wordwrap\naaaa-bbbbbbb\n") == Lines{"aaaa-", "bbbbbbb"});
        CHECK(lines("@wordwrap\nabcdefghijklm\n") == Lines{"abcdefghij", "klm"});
        CHECK(lines("@wordwrap\nab\n", 1) == Lines{"a", "b"});
    }

    TEST_CASE("a tab has its limit, so that a few bytes are no page of blanks")
    {
        CHECK(page("@tab 1000000\n\tx\n", 40).width == widest_tab + 1);
        CHECK(lines("@{settabs 1000000 4}\ta\tb\n") == Lines{"    a   b"});
    }

    TEST_CASE("a link's label is not broken if it fits on a line")
    {
        CHECK(lines("@wordwrap\naaa @{\"b c d e\" link x} f\n") == Lines{"aaa", "b c d e f"});
    }

    TEST_CASE("smartwrap joins lines, and a blank line ends the paragraph")
    {
        CHECK(lines("aa\nbb\ncc dd\n\nee\n@smartwrap\n", 9) == Lines{"aa bb cc", "dd", "", "ee"});
    }

    TEST_CASE("par is two line ends and swallows the one behind it; line breaks without it")
    {
        CHECK(lines("a@{par}\nb@{line}c\n") == Lines{"a", "", "b", "c"});
        CHECK(lines("@smartwrap\na@{par}\nb\nc\n") == Lines{"a", "", "b c"});
    }

    TEST_CASE("lindent moves a paragraph, pari its first line alone, and pard ends both")
    {
        CHECK(lines("@wordwrap\n@{lindent 2}@{pari 1}aaa bbb ccc\n@{pard}d\n") ==
              Lines{"   aaa bbb", "  ccc", "d"});
        CHECK(lines("@wordwrap\n@{lindent 3}@{pari -2}aa bbb cc dd\n") ==
              Lines{" aa bbb cc", "   dd"});
        CHECK(lines("@wordwrap\n@{lindent 2}@{pari 2}a@{line}b\n") == Lines{"    a", "  b"});
    }

    TEST_CASE("lines stand left, in the middle or right")
    {
        CHECK(lines("@{jcenter}abcd\n@{jright}abcd\n@{jleft}abcd\n") ==
              Lines{"   abcd", "      abcd", "abcd"});
        CHECK(lines("@{jcenter}abcd@{jleft}\nx\n") == Lines{"   abcd", "x"});
    }

    TEST_CASE("code keeps the lines as they are until body")
    {
        CHECK(lines("@wordwrap\n@{code}aaa bbb ccc ddd\n@{body}aaa bbb ccc\n") ==
              Lines{"aaa bbb ccc ddd", "aaa bbb", "ccc"});
    }

    TEST_CASE("pieces carry column, face and link")
    {
        const auto laid = page("ab@{b}cd@{ub} @{\" L \" link x}\n", 40);
        REQUIRE(laid.lines.at(0).pieces.size() == 4);
        CHECK(laid.lines[0].pieces[1].text == "cd");
        CHECK(laid.lines[0].pieces[1].column == 2);
        CHECK(laid.lines[0].pieces[1].face.bold);
        CHECK(laid.lines[0].pieces[3].text == " L ");
        CHECK(laid.lines[0].pieces[3].column == 5);
        CHECK(laid.lines[0].pieces[3].link == 0);
        CHECK(laid.links.at(0).argument == "x");
    }

    TEST_CASE("a link's line counts the lines of the text, wherever they stand after wrapping")
    {
        const auto wrapped = page("@wordwrap\naaa bbb ccc\nddd\neee\n", 4);
        CHECK(line_of_source(wrapped, 0) == 0);
        CHECK(line_of_source(wrapped, 1) == 3);
        CHECK(line_of_source(wrapped, 99) == 4);
    }

    TEST_CASE("five megabytes are read and laid out")
    {
        std::string text = "@node a\n@smartwrap\n";
        while (text.size() < 5'000'000) {
            text += "Zeile mit @{b}fettem@{ub} Text und @{\" Knopf \" link a}\n";
        }
        const auto laid = lay_out(read(text), 0, 70);
        CHECK(laid.links.size() > 80'000);
        CHECK(laid.width <= 70);
    }
}
