#include "core/amigaguide/export.hpp"

#include <doctest/doctest.h>

using namespace amigaguide;

TEST_SUITE("amigaguide export")
{
    TEST_CASE("text has each node under its title")
    {
        const auto guide =
            read("@node a \"\xC4 B\"\nx @{b}y@{ub}\n@endnode\n@node b\n@{\" L \" link a}\n");
        CHECK(to_text(guide, all_nodes(guide), 76) == "\u00C4 B\n===\n\nx y\n\nb\n=\n\n L\n\n");
    }

    TEST_CASE("a page of HTML leads links to its own nodes and escapes everything else")
    {
        const auto guide =
            read("@database \"<G>\"\n@node a \"&\"\n@{b}<x>@{ub} \"\n@{\"go\" link b}\n"
                 "@{\"no\" link nix}@{\"rm\" system \"rm <y>\"}\n@endnode\n@node b\n");
        CHECK(
            to_html(guide, all_nodes(guide), 76) ==
            "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>&lt;G&gt;</title>\n"
            "</head>\n<body>\n<section id=\"node0\">\n<h2>&amp;</h2>\n<pre>\n<b>&lt;x&gt;</b> "
            "&quot;\n<a href=\"#node1\">go</a>\nnorm\n</pre>\n</section>\n<section "
            "id=\"node1\">\n<h2>b</h2>\n<pre>\n</pre>\n</section>\n</body>\n</html>\n");
    }

    TEST_CASE("links to nodes that are not written are plain text")
    {
        const auto guide = read("@node a\n@{\"go\" link b}\n@endnode\n@node b\n");
        CHECK(to_html(guide, {0}, 76).find("<a ") == std::string::npos);
    }
}
