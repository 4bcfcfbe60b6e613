#include "candoscript/parser.hpp"
#include "candoscript/printer.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace candoscript;

namespace {

std::string printed(std::string_view expression)
{
    const auto tree = parse_expression(expression);
    REQUIRE(tree.has_value());
    return print(*tree);
}

} // namespace

TEST_SUITE_BEGIN("candoscript/printer");

TEST_CASE("parentheses are printed where the priorities need them")
{
    CHECK(printed("((1+2))*3") == "(1 + 2) * 3");
    CHECK(printed("1-(2-3)-4") == "1 - (2 - 3) - 4");
    CHECK(printed("(1*2)+(3)") == "1 * 2 + 3");
    CHECK(printed("not (a=5)") == "NOT (a = 5)");
    CHECK(printed("not a=5") == "NOT a = 5");
    CHECK(printed("-(-3)") == "--3");
    CHECK(printed("-(1+2)") == "-(1 + 2)");
    CHECK(printed("a | b & c && d") == "a OR b AND c XOR d");
}

TEST_CASE("literals are printed as they can be read")
{
    CHECK(printed("\"a\"\"b\"") == "\"a\"\"b\"");
    CHECK(printed("1.50") == "1.5");
    CHECK(printed("3.0") == "3.0");
    CHECK(printed("3000000000") == "3000000000.0");
}

TEST_CASE("places and calls keep their shape")
{
    CHECK(printed("G[1,x+1].Name[-2]") == "G[1][x + 1].Name[-2]");
    CHECK(printed("Max ( 1 , IfThen(a,b,c))") == "Max(1,IfThen(a,b,c))");
}

TEST_CASE("a script is printed with its blocks indented")
{
    const auto script =
        parse("let a=1,b[2]=a ; x\nif a\nloop i,1,9,2\nexitloop\nuntil b\n"
              "elseif b\nelse\nwhile b\nendloop\nendif\nPlaySound \"x\" ,NOW ; y\n");
    REQUIRE(script.has_value());
    CHECK(print(*script) == "Let a=1,b[2]=a\nIf a\n\tLoop i,1,9,2\n\t\tExitLoop\n\tUntil b\n"
                            "ElseIf b\nElse\n\tWhile b\n\tEndLoop\nEndIf\n"
                            "PlaySound \"x\" ,NOW\n");
}

TEST_CASE("what is printed reads as the same tree, for every script of the fuzzer's corpus")
{
    int count = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(TEST_SOURCE_DIR "/fuzz/corpus/script")) {
        CAPTURE(entry.path().string());
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string source{std::istreambuf_iterator<char>(file), {}};
        if (const auto script = parse(source)) {
            const auto again = parse(print(*script));
            REQUIRE(again.has_value());
            CHECK(*again == *script);
            ++count;
        }
    }
    CHECK(count > 100);
}

TEST_CASE("different scripts are different trees")
{
    CHECK_FALSE(*parse("Let A=1+2") == *parse("Let A=2+1"));
    CHECK_FALSE(*parse("Let A=1") == *parse("Local A=1"));
    CHECK(*parse("Let A=1") == *parse("  let A = (1) ; comment"));
}

TEST_SUITE_END();
