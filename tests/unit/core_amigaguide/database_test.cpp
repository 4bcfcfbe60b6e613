#include "core/amigaguide/database.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace amigaguide;

namespace {

std::string text_of_first(const std::string& guide)
{
    return read(guide).nodes.front().text;
}

} // namespace

TEST_SUITE("amigaguide database")
{
    TEST_CASE("nodes have name, title and text; text outside nodes is not shown")
    {
        const auto guide = read("@database \"G\"\nstray\n@node Main \"The Title\"\nHello\n@endnode "
                                "Main\n## stray\n@node Two\nx\n@endnode\n");
        CHECK(guide.has_header);
        CHECK(guide.name == "G");
        REQUIRE(guide.nodes.size() == 2);
        CHECK(guide.nodes[0].title == "The Title");
        CHECK(guide.nodes[0].text == "Hello\n");
        CHECK(guide.nodes[0].line == 3);
        CHECK(guide.nodes[1].title == "Two");
    }

    TEST_CASE("strict UTF-8 is kept and anything else is Latin-1")
    {
        CHECK(read("@node St\xC3\xA4rke\n").nodes[0].name == "St\u00E4rke");
        CHECK(read("@node St\xE4rke\n").nodes[0].name == "St\u00E4rke");
    }

    TEST_CASE("node names are found in any case, over Latin-1 too")
    {
        const auto guide = read("@node H\xF6ren\n@node main\n");
        CHECK(guide.find("H\u00D6REN") == 0);
        CHECK(guide.find("Main") == 1);
        CHECK_FALSE(guide.find("Nix"));
    }

    TEST_CASE("the first of two nodes of one name wins")
    {
        const auto guide = read("@node a\none\n@endnode\n@node A\ntwo\n@endnode\n");
        CHECK(guide.nodes.size() == 2);
        CHECK(guide.find("a") == 0);
    }

    TEST_CASE("the start is MAIN in any case, or the first node")
    {
        CHECK(read("@node a\n@node mAiN\n").start() == 1);
        CHECK(read("@node a\n@node b\n").start() == 0);
    }

    TEST_CASE("carriage returns go, NUL, form feed and end of file are blanks, tabs stay")
    {
        CHECK(text_of_first("@node a\r\nx\ty\r\n") == "x\ty\n");
        CHECK(text_of_first(std::string("@node a\np\0q\fr\x1As\n", 16)) == "p q r s\n");
    }

    TEST_CASE("no-break space is a blank; soft hyphens and terminal sequences are dropped")
    {
        CHECK(text_of_first("@node a\na\xA0"
                            "b\xAD"
                            "c\x1B[1;33md\x9B"
                            "0me\n") == "a bcde\n");
    }

    TEST_CASE("unknown commands and lone @ lines are not shown, but @{ and \\@ lines are")
    {
        CHECK(text_of_first("@node a\n@ => x\n@wordwarp\n@tab=8\n@\n@{b}y\n\\@z\n") ==
              "@{b}y\n\\@z\n");
    }

    TEST_CASE("commands are known in any case, and remarks even when glued")
    {
        const auto guide = read("@DATABASE x\n@NODE a\n@rem=====\n@Remark----\nx\n@EndNode\n");
        CHECK(guide.nodes.at(0).text == "x\n");
    }

    TEST_CASE("names with blanks stand in quotes, and a missing quote ends with the line")
    {
        CHECK(read("@node \"a b\" \"c\"\n").find("A B") == 0);
        CHECK(read("@node \"a b\n").find("a b") == 0);
    }

    TEST_CASE("a title may be several words without quotes, and @title replaces it")
    {
        CHECK(read("@node a some more words\n").nodes[0].title == "some more words");
        CHECK(read("@node a \"x y\n").nodes[0].title == "x y");
        CHECK(read("@node a old\n@title new one\n").nodes[0].title == "new one");
    }

    TEST_CASE("a node ends at the next one and at the end of the file")
    {
        const auto guide = read("@endnode\n@node a\none\n@node b\ntwo");
        REQUIRE(guide.nodes.size() == 2);
        CHECK(guide.nodes[0].text == "one\n");
        CHECK(guide.nodes[1].text == "two\n");
    }

    TEST_CASE("commands before the first node are the guide's, inside a node the node's")
    {
        const auto guide = read("@author A B\n@(c) 1996 C\n@$VER: v 1\n@width 70\n@height 20\n"
                                "@font topaz.font 8\n@index Ix\n@help H\n@master m\n@onopen s\n"
                                "@onclose t\n@node a\n@toc T\n@next N\n@prev \"P Q\"\n@tab 4\n"
                                "@keywords k l\n@proportional\n@index In\n");
        const Settings& all = guide.settings;
        CHECK(all.author == "A B");
        CHECK(all.copyright == "1996 C");
        CHECK(all.version == "v 1");
        CHECK(all.width == 70);
        CHECK(all.height == 20);
        CHECK(all.font == "topaz.font 8");
        CHECK(all.index == "Ix");
        CHECK(all.help == "H");
        CHECK(all.master == "m");
        CHECK(all.on_open == "s");
        CHECK(all.on_close == "t");
        const Settings& own = guide.nodes[0].settings;
        CHECK(own.toc == "T");
        CHECK(own.next == "N");
        CHECK(own.prev == "P Q");
        CHECK(own.tab == 4);
        CHECK(own.keywords == "k l");
        CHECK(own.proportional);
        CHECK(own.index == "In");
        CHECK(guide.nodes[0].text.empty());
    }

    TEST_CASE("obsolete commands are known and do nothing")
    {
        const auto guide = read("@dnode x\n@xref f\n@worddelim .\n@node a\n@tab 0\n");
        CHECK(guide.settings == Settings{});
        CHECK(guide.nodes[0].settings == Settings{});
    }

    TEST_CASE("the version may be written without @")
    {
        CHECK(read("@database x\n$VER: y 2\n@node a\n").settings.version == "y 2");
    }

    TEST_CASE("smartwrap outdoes wordwrap wherever it stands")
    {
        CHECK(read("@node a\nx\n@smartwrap\n@wordwrap\n").nodes[0].settings.wrap == Wrap::smart);
        CHECK(read("@wordwrap\n@node a\n").settings.wrap == Wrap::word);
    }

    TEST_CASE("a later macro of a name replaces the earlier; its text may hold quotes")
    {
        const auto guide = read("@macro M \"1\"\n@macro m \"@{\"$1\" link $2}\"\n@node a\n");
        CHECK(guide.settings.macros.at("m") == "@{\"$1\" link $2}");
    }

    TEST_CASE("an embedded file stands where it is named, as plain text")
    {
        const auto guide = read("@node a\nx\n@embed f.txt\ny\n", [](std::string_view file) {
            return std::optional<std::string>(std::string(file) + "\n@node b");
        });
        CHECK(guide.nodes.size() == 1);
        CHECK(guide.nodes[0].text == "x\nf.txt\n\\@node b\ny\n");
        CHECK(read("@node a\nx\n@embed f\n").nodes[0].text == "x\n");
    }

    TEST_CASE("a text without nodes becomes one node, and so does nothing at all")
    {
        CHECK(read("just @ text").nodes.at(0).text == "just \\@ text\n");
        CHECK(read("").nodes.size() == 1);
    }
}
