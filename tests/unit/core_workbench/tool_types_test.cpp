#include "core/workbench/tool_types.hpp"

#include <doctest/doctest.h>

#include <string>

using workbench::read_tool_types;

TEST_SUITE("core/workbench/tool_types")
{
    TEST_CASE("the value is all behind the first =, case of the key does not count")
    {
        const auto types = read_tool_types("HILFSPFAD=Work:a=b\nAN\n");
        CHECK(types.find("HilfsPfad") == "Work:a=b");
        CHECK(types.find("an") == "");
        CHECK_FALSE(types.find("Hilfs").has_value());
        CHECK_FALSE(types.find("HilfsPfad2").has_value());
    }

    TEST_CASE("a line in brackets is switched off, of two lines the first wins")
    {
        const auto types = read_tool_types("(KEY=0)\nKEY=1\nkey=2\n(OTHER=3)\n(4\n");
        CHECK(types.find("KEY") == "1");
        CHECK_FALSE(types.find("OTHER").has_value());
        CHECK(types.keys() == std::vector<std::string>{"KEY", "key"});
    }

    TEST_CASE("blanks round key and value are forgiven, comments and line ends are known")
    {
        const auto types = read_tool_types("\xEF\xBB\xBF  A = 1 \r\n; B=2\r\n#C=3\r\rD=4");
        CHECK(types.find("A") == "1");
        CHECK(types.find("D") == "4");
        CHECK(types.keys().size() == 2);
    }

    TEST_CASE("Latin-1 becomes UTF-8, long values stay whole")
    {
        const std::string path(500, 'x');
        const auto types = read_tool_types("HilfsPfad=B\xFC"
                                           "cher/" +
                                           path);
        CHECK(types.find("HilfsPfad") == "Bücher/" + path);
    }

    TEST_CASE("a value may be a list")
    {
        CHECK(workbench::value_holds("a|B|c", "b"));
        CHECK(workbench::value_holds("a", "A"));
        CHECK(workbench::value_holds("a|", ""));
        CHECK_FALSE(workbench::value_holds("ab|c", "a"));
        CHECK_FALSE(workbench::value_holds("", "a"));
    }
}
