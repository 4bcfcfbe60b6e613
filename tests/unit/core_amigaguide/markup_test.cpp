#include "core/amigaguide/markup.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace amigaguide;

namespace {

using Kind = Element::Kind;

Markup markup(const std::string& text, const std::string& head = "")
{
    const auto guide = read(head + "@node a\n" + text);
    return read_markup(guide, guide.nodes.front());
}

/// The text that would be printed.
std::string printed(const Markup& markup)
{
    std::string text;
    for (const Element& element : markup.elements) {
        text += element.kind == Kind::line_end ? "\n" : element.text;
    }
    return text;
}

std::string printed(const std::string& text, const std::string& head = "")
{
    return printed(markup(text, head));
}

/// The face of the first element that prints this.
Face face_of(const Markup& markup, const std::string& text)
{
    for (const Element& element : markup.elements) {
        if (element.text == text) {
            return element.face;
        }
    }
    FAIL("no such text: " << text);
    return {};
}

std::vector<Kind> kinds(const Markup& markup)
{
    std::vector<Kind> result;
    for (const Element& element : markup.elements) {
        result.push_back(element.kind);
    }
    return result;
}

Link only_link(const std::string& text, const std::string& head = "")
{
    const auto read = markup(text, head);
    REQUIRE(read.links.size() == 1);
    return read.links.front();
}

} // namespace

TEST_SUITE("amigaguide markup")
{
    TEST_CASE("an @ inside a line is text")
    {
        CHECK(printed("a@b.c @ @x\n") == "a@b.c @ @x\n");
    }

    TEST_CASE("only \\@ and \\\\ are escapes; any other backslash is printed")
    {
        CHECK(printed("\\@{b} C:\\dir \\\\ \\n\n") == "@{b} C:\\dir \\ \\n\n");
    }

    TEST_CASE("styles are independent flags in any case, and plain puts all off")
    {
        const auto read = markup("@{B}b@{i}bi@{ub}i@{u}iu@{PLAIN}p@{ui}@{uu}q\n");
        CHECK(face_of(read, "b") == Face{true, false, false, {}, {PenName::background}});
        CHECK(face_of(read, "bi") == Face{true, true, false, {}, {PenName::background}});
        CHECK(face_of(read, "i") == Face{false, true, false, {}, {PenName::background}});
        CHECK(face_of(read, "iu") == Face{false, true, true, {}, {PenName::background}});
        CHECK(face_of(read, "p") == Face{});
    }

    TEST_CASE("pens are set by name or number, and unknown names change nothing")
    {
        const auto read = markup("@{fg shine}1@{bg Fill}2@{fg nix}3@{apen 3}4@{bpen 2}5@{fg "
                                 "highlighttext}6@{bg back}7@{apen -1}8\n");
        CHECK(face_of(read, "1").front == Pen{PenName::shine});
        CHECK(face_of(read, "2").back == Pen{PenName::fill});
        CHECK(face_of(read, "3").front == Pen{PenName::shine});
        CHECK(face_of(read, "4").front == Pen{PenName::number, 3});
        CHECK(face_of(read, "5").back == Pen{PenName::number, 2});
        CHECK(face_of(read, "6").front == Pen{PenName::highlight});
        CHECK(face_of(read, "7").back == Pen{PenName::background});
        CHECK(face_of(read, "8").front == Pen{PenName::highlight});
    }

    TEST_CASE("layout attributes become elements")
    {
        CHECK(kinds(markup("@{jleft}@{jcenter}@{jright}@{lindent 4}@{pari -2}@{par}@{line}@{code}"
                           "@{body}@{cleartabs}@{settabs 9 3}@{pard}")) ==
              std::vector{Kind::left, Kind::centre, Kind::right, Kind::left_indent,
                          Kind::first_indent, Kind::paragraph, Kind::line_break, Kind::code,
                          Kind::body, Kind::tab_stops, Kind::tab_stops, Kind::defaults,
                          Kind::line_end});
        CHECK(markup("@{pari -2}").elements[0].number == -2);
        CHECK(markup("@{settabs 9 x 3}").elements[0].numbers == std::vector{3, 9});
    }

    TEST_CASE("no more than 20 tab stops are taken")
    {
        std::string stops;
        for (int i = 1; i <= 30; ++i) {
            stops += " " + std::to_string(i);
        }
        CHECK(markup("@{settabs" + stops + "}").elements[0].numbers.size() == 20);
    }

    TEST_CASE("tab prints a tab, amigaguide its name in bold, pard puts styles and pens back")
    {
        const auto read = markup("@{tab}@{amigaguide}x@{b}@{fg fill}@{pard}y\n");
        CHECK(printed(read) == "\tAmigaGuide\u00AExy\n");
        CHECK(face_of(read, "AmigaGuide\u00AE").bold);
        CHECK_FALSE(face_of(read, "x").bold);
        CHECK(face_of(read, "y") == Face{});
    }

    TEST_CASE("unknown attributes print nothing")
    {
        CHECK(printed("a@{bold}b@{}c@{h1}d@{!<a x}e@{cpde}f\n") == "abcdef\n");
    }

    TEST_CASE("every link command is known")
    {
        CHECK(only_link("@{\" Zur\xFC"
                        "ck \" link Main}") == Link{LinkKind::link,
                                                    " Zur\u00FC"
                                                    "ck ",
                                                    "Main", 0});
        CHECK(only_link("@{\"x\" LINK \"a b\" 12}") == Link{LinkKind::link, "x", "a b", 12});
        CHECK(only_link("@{\"x\" alink p/n 0}") == Link{LinkKind::alink, "x", "p/n", 0});
        CHECK(only_link("@{\"x\" guide f.guide}") == Link{LinkKind::guide, "x", "f.guide", 0});
        CHECK(only_link("@{\"x\" system \"rm a b\"}") == Link{LinkKind::system, "x", "rm a b", 0});
        CHECK(only_link("@{\"x\" system rm a}") == Link{LinkKind::system, "x", "rm a", 0});
        CHECK(only_link("@{\"x\" rx f}").kind == LinkKind::rx);
        CHECK(only_link("@{\"x\" rxs say}").kind == LinkKind::rxs);
        CHECK(only_link("@{\"x\" beep}").kind == LinkKind::beep);
        CHECK(only_link("@{\"x\" quit}").kind == LinkKind::quit);
        CHECK(only_link("@{\"x\" close}").kind == LinkKind::close);
        CHECK(only_link("@{\"x\" lik y}").kind == LinkKind::unknown);
        CHECK(only_link("@{\"x\"}").kind == LinkKind::unknown);
    }

    TEST_CASE("blanks after the bracket, a command glued to the label and blank labels are taken")
    {
        CHECK(only_link("@{ \t\"x\" link y}").argument == "y");
        CHECK(only_link("@{\" X \"link y}").kind == LinkKind::link);
        CHECK(only_link("@{\"  \" link y}").label == "  ");
    }

    TEST_CASE("a bracket in quotes does not end the tag")
    {
        CHECK(only_link("@{\"{x}\" link y}").label == "{x}");
    }

    TEST_CASE("a tag without its bracket or quote ends with the line")
    {
        CHECK(printed("a@{b\nc\n") == "a\nc\n");
        CHECK(only_link("@{\"x\" link y\nz\n").argument == "y");
        CHECK(printed("@{\"x\" link y\nz\n") == "x\nz\n");
        CHECK(printed("@{\"x link y}\nz\n") == "x link y}\nz\n");
    }

    TEST_CASE("a link tag may be broken over two lines, even in its label")
    {
        CHECK(only_link("@{\" X \"\nlink Y}\n") == Link{LinkKind::link, " X ", "Y", 0});
        CHECK(only_link("@{\"X\nZ\" link Y}\n").label == "X Z");
        CHECK(printed("@{\"X\"\n\nlink Y}\n") == "X\n\nlink Y}\n");
    }

    TEST_CASE("an attribute may be broken between two words, as editors wrap them")
    {
        CHECK(printed("@{fg shine}a@{fg\ntext}b\n") == "ab\n");
        CHECK(face_of(markup("@{fg shine}a@{fg\ntext}b\n"), "b").front == Pen{PenName::text});
        CHECK(printed("@{b\nif (x) {y}\n") == "\nif (x) {y}\n");
        CHECK(printed("@{b\nno bracket so far on}\n") == "\nno bracket so far on}\n");
    }

    TEST_CASE("a quoted attribute is one, a quoted word without a command a link to nowhere")
    {
        const auto read = markup("@{\"b\"}x@{\"ub\"}y\n");
        CHECK(printed(read) == "xy\n");
        CHECK(read.links.empty());
        CHECK(face_of(read, "x").bold);
        CHECK_FALSE(face_of(read, "y").bold);
        CHECK(only_link("@{\"Label\"}").kind == LinkKind::unknown);
    }

    TEST_CASE("macros take arguments in quotes; those missing are empty")
    {
        const std::string head = "@macro m \"<$1|$2>$$\"\n";
        CHECK(printed("@{m a \"b c\"}@{M}\n", head) == "<a|b c>$$<|>$$\n");
    }

    TEST_CASE("macros may hold attributes, links and other macros")
    {
        const std::string head = "@macro in \"@{b}$1@{ub}\"\n@macro out \"(@{in $1})\"\n@macro l "
                                 "\"@{\"$1\" link $2}\"\n";
        const auto read = markup("@{out x}y\n", head);
        CHECK(printed(read) == "(x)y\n");
        CHECK(face_of(read, "x").bold);
        CHECK_FALSE(face_of(read, ")").bold);
        CHECK(only_link("@{l go there}", head) == Link{LinkKind::link, "go", "there", 0});
    }

    TEST_CASE("a macro hides the attribute of its name, which it can still use")
    {
        const auto read = markup("@{b}x\n", "@macro b \"@{b}@{fg shine}\"\n");
        CHECK(face_of(read, "x") ==
              Face{true, false, false, {PenName::shine}, {PenName::background}});
    }

    TEST_CASE("a node's macro goes before the guide's")
    {
        CHECK(printed("@macro m \"own\"\n@{m}\n", "@macro m \"all\"\n") == "own\n");
    }

    TEST_CASE("macros that call each other end")
    {
        CHECK(printed("@{p}\n", "@macro p \"1@{q}\"\n@macro q \"2@{p}\"\n") == "12\n");
    }

    TEST_CASE("macros that double each other stop at a limit")
    {
        std::string head;
        for (int i = 0; i < 9; ++i) {
            std::string body;
            for (int copy = 0; copy < 30; ++copy) {
                body += "@{m" + std::to_string(i + 1) + "}";
            }
            head += "@macro m" + std::to_string(i) + " \"" + body + "\"\n";
        }
        head += "@macro m9 \"xxxxxxxxxx\"\n";
        CHECK(printed("@{m0}\n", head).size() <= longest_expansion);
    }
}
