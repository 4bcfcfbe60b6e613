#include "core/amigaguide/check.hpp"
#include "core/amigaguide/search.hpp"
#include "core/amigaguide/target.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace amigaguide;

namespace {

using Kind = Target::Kind;

const Database& guide()
{
    static const Database database =
        read("@database g\n@index ix\n@node Main\nalpha\n@endnode\n@node H8/300\nbeta\n@endnode\n"
             "@node ix\n@toc H8/300\n@next nil\n@prev Main\ngamma\nBeta \xC4rger\n@endnode\n");
    return database;
}

} // namespace

TEST_SUITE("amigaguide targets")
{
    TEST_CASE("the whole text is a node's name first")
    {
        CHECK(resolve(guide(), "h8/300").node == 1);
        CHECK(resolve(guide(), "h8/300").kind == Kind::node);
    }

    TEST_CASE("the node is what follows the last slash; without a path it is of this guide")
    {
        CHECK(resolve(guide(), "/main") == Target{Kind::node, 0, "", "Main", 0});
        CHECK(resolve(guide(), "pv:docs/X.guide/Main") ==
              Target{Kind::file, 0, "pv:docs/X.guide", "Main", 0});
        CHECK(resolve(guide(), "Bild.iff/main") == Target{Kind::file, 0, "Bild.iff", "main", 0});
    }

    TEST_CASE("a missing node leads nowhere")
    {
        CHECK(resolve(guide(), "nil") == Target{Kind::nowhere, 0, "", "nil", 0});
        CHECK(resolve(guide(), "").kind == Kind::nowhere);
    }

    TEST_CASE("links keep their line, guide links name a file, commands lead nowhere")
    {
        CHECK(resolve(guide(), Link{LinkKind::alink, "x", "main", 7}).line == 7);
        CHECK(resolve(guide(), Link{LinkKind::guide, "x", "o.guide", 0}).file == "o.guide");
        CHECK(resolve(guide(), Link{LinkKind::system, "x", "main", 0}).kind == Kind::nowhere);
        CHECK(resolve(guide(), Link{LinkKind::rx, "x", "main", 0}).kind == Kind::nowhere);
    }

    TEST_CASE("Contents is the node's, else the start")
    {
        CHECK(neighbour(guide(), 2, Direction::contents).node == 1);
        CHECK(neighbour(guide(), 1, Direction::contents).node == 0);
    }

    TEST_CASE("Index is the guide's where the node has none, Help nowhere where nobody has one")
    {
        CHECK(neighbour(guide(), 0, Direction::index).node == 2);
        CHECK(neighbour(guide(), 0, Direction::help).kind == Kind::nowhere);
    }

    TEST_CASE("Browse goes to the neighbours in the file unless the node says otherwise")
    {
        CHECK(neighbour(guide(), 0, Direction::next).node == 1);
        CHECK(neighbour(guide(), 1, Direction::previous).node == 0);
        CHECK(neighbour(guide(), 0, Direction::previous).kind == Kind::nowhere);
        CHECK(neighbour(guide(), 2, Direction::previous).node == 0);
        CHECK(neighbour(guide(), 2, Direction::next).kind == Kind::nowhere);
    }

    TEST_CASE("only files below the guide's own folder are inside")
    {
        CHECK(stays_in_folder("Bild.png"));
        CHECK(stays_in_folder("bilder/a..b.png"));
        for (const char* outside : {"", "/etc/passwd", "../../etc/passwd", "a/../b", "a//b", "a/",
                                    "SYS:x", "a\\b", ".."}) {
            CAPTURE(outside);
            CHECK_FALSE(stays_in_folder(outside));
        }
        CHECK_FALSE(stays_in_folder(std::string("a\0b", 3)));
    }

    TEST_CASE("search goes on behind the last place, in any case, and round to it again")
    {
        CHECK(find_text(guide(), "BETA", {0, 0}, Way::forwards, 76) == Place{1, 0});
        CHECK(find_text(guide(), "beta", {1, 0}, Way::forwards, 76) == Place{2, 1});
        CHECK(find_text(guide(), "beta", {2, 1}, Way::forwards, 76) == Place{1, 0});
        CHECK(find_text(guide(), "alpha", {0, 0}, Way::forwards, 76) == Place{0, 0});
        CHECK(find_text(guide(), "\u00E4rger", {0, 0}, Way::forwards, 76) == Place{2, 1});
        CHECK_FALSE(find_text(guide(), "delta", {0, 0}, Way::forwards, 76));
        CHECK_FALSE(find_text(guide(), "", {0, 0}, Way::forwards, 76));
    }

    TEST_CASE("search backwards takes the last line before the place, and so round")
    {
        CHECK(find_text(guide(), "beta", {2, 1}, Way::backwards, 76) == Place{1, 0});
        CHECK(find_text(guide(), "beta", {1, 0}, Way::backwards, 76) == Place{2, 1});
        CHECK(find_text(guide(), "alpha", {0, 0}, Way::backwards, 76) == Place{0, 0});
        CHECK(find_text(guide(), "a", {2, 1}, Way::backwards, 76) == Place{2, 0});
    }

    TEST_CASE("the columns of what was found are those of the line on the screen")
    {
        const Page page = lay_out(read("@node a\n\tx \xC4x @{b}\xE4@{ub}X\n"), 0, 76);
        CHECK(columns_of(page.lines[0], "\u00C4X") == std::vector<int>{10, 13});
        CHECK(columns_of(page.lines[0], "") == std::vector<int>{});
    }

    TEST_CASE("the check names second nodes, dead links and dead buttons with the node's line")
    {
        const auto found = check(read("@database x\n@node a\n@toc St\xE4rke\n@{\"x\" link fehlt}\n"
                                      "@{\"y\"}@{\"z\" link a}\n@endnode\n@node A\n@endnode\n"),
                                 "g");
        REQUIRE(found.size() == 4);
        CHECK(base::to_string(found[0]) ==
              "g:2: node \"a\": @toc leads to \"St\u00E4rke\", which is missing");
        CHECK(base::to_string(found[1]) == "g:2: node \"a\": link to \"fehlt\", which is missing");
        CHECK(base::to_string(found[2]) == "g:2: node \"a\": link \"y\" has no known command");
        CHECK(base::to_string(found[3]) ==
              "g:7: node \"A\": there is another node of this name before");
    }
}
