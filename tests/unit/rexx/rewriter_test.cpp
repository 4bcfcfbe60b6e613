#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "rexx/rewriter.hpp"

using rexx::rewrite;

namespace {

/// Without what is put at the end of a script with traps.
std::string clauses(std::string_view source)
{
    return rexx::rewrite_clauses(source);
}

bool unchanged(std::string_view source)
{
    return clauses(source) == source;
}

} // namespace

TEST_SUITE("rexx/rewriter")
{
    TEST_CASE("options become calls, their words strings")
    {
        CHECK(clauses("options results") == "OPTIONS MRX_OPT('RESULTS')");
        CHECK(clauses("Options") == "OPTIONS MRX_OPT('')");
        CHECK(clauses("options no results") == "OPTIONS MRX_OPT('NO RESULTS')");
        CHECK(clauses("options failat 10+x") == "OPTIONS MRX_OPT('','FAILAT',(10+x))");
        CHECK(clauses("options results failat 21") == "OPTIONS MRX_OPT('RESULTS','FAILAT',(21))");
        CHECK(clauses("options prompt '> '") == "OPTIONS MRX_OPT('','PROMPT',('> '))");
        CHECK(clauses("options prompt") == "OPTIONS MRX_OPT('NO PROMPT')");
        CHECK(clauses("options 'RESULTS'") == "OPTIONS MRX_OPT('','',('RESULTS'))");
    }

    TEST_CASE("comments and blanks round a clause stay")
    {
        CHECK(clauses("  options results /* an */; say x") ==
              "  OPTIONS MRX_OPT('RESULTS') /* an */; say x");
        CHECK(clauses("options /* a /* b */ */ results") == "OPTIONS MRX_OPT('RESULTS')");
    }

    TEST_CASE("an assignment, a label, a comparison and a call are no instructions")
    {
        CHECK(unchanged("options = 5"));
        CHECK(unchanged("options=5"));
        CHECK(unchanged("options(1)"));
        CHECK(unchanged("options == 5"));
        CHECK(unchanged("options: say 1"));
        CHECK(unchanged("echo: procedure"));
        CHECK(unchanged("x = options results"));
        CHECK(unchanged("say 'options results'"));
        CHECK(unchanged("say break"));
    }

    TEST_CASE("a clause begins behind then, else, otherwise, a label and a semicolon")
    {
        const std::string opt = "OPTIONS MRX_OPT('RESULTS')";
        CHECK(clauses("if a then options results") == "if a then " + opt);
        CHECK(clauses("if a then; options results") == "if a then; " + opt);
        CHECK(clauses("if a\nthen options results\nelse options results") ==
              "if a\nthen " + opt + "\nelse " + opt);
        CHECK(clauses("if(a)then options results") == "if(a)then " + opt);
        CHECK(clauses("when a then if b then options results") == "when a then if b then " + opt);
        CHECK(clauses("otherwise options results") == "otherwise " + opt);
        CHECK(clauses("here: options results") == "here: " + opt);
        CHECK(clauses("a: b: options results") == "a: b: " + opt);
        CHECK(clauses("do;options results;end") == "do;" + opt + ";end");
    }

    TEST_CASE("then and else are words like others where nothing waits for them")
    {
        CHECK(unchanged("then = 5"));
        CHECK(unchanged("say then options results"));
        CHECK(unchanged("else = options"));
        CHECK(clauses("if x = 'then' then echo 1") == "if x = 'then' then SAY 1");
    }

    TEST_CASE("lines are kept, whatever a clause is replaced by")
    {
        for (const char* const source :
             {"options,\n results\nsay 1", "options failat,\r\n 5\nsay 1",
              "signal on,\n break_d\nsay 1", "signal,\n on,\n error\nsay 1",
              "say 'a,\nb'\nsay 1"}) {
            CAPTURE(source);
            const std::string before = source;
            const std::string after = clauses(source);
            CHECK(std::count(after.begin(), after.end(), '\n') ==
                  std::count(before.begin(), before.end(), '\n'));
            CHECK(after.ends_with("\nsay 1"));
        }
    }

    TEST_CASE("conditions of ARexx become those of the standard")
    {
        CHECK(clauses("signal on break_c") == "SIGNAL ON HALT NAME BREAK_C");
        CHECK(clauses("signal off break_c") == "SIGNAL OFF HALT");
        CHECK(clauses("signal on ioerr") == "SIGNAL ON NOTREADY NAME IOERR");
        CHECK(clauses("signal on break_e") == "NOP");
        CHECK(clauses("signal off error") ==
              "DO;OPTIONS MRX_TRAP('ERROR','OFF');IF \\MRX_ARMED() THEN SIGNAL OFF ERROR;END");
        CHECK(clauses("if a then signal on failure") ==
              "if a then DO;OPTIONS MRX_TRAP('FAILURE','ON');SIGNAL ON ERROR NAME MRX_HERE;END");
        CHECK(unchanged("signal on syntax"));
        CHECK(unchanged("signal on halt"));
        CHECK(unchanged("signal on"));
        CHECK(unchanged("signal on error name mine"));
        CHECK(unchanged("signal value 'break_c'"));
    }

    TEST_CASE("only a script with traps gets the label where they arrive")
    {
        CHECK(rewrite("signal on error").text.find("MRX_HERE:") != std::string::npos);
        CHECK(rewrite("interpret x").text.find("MRX_HERE:") != std::string::npos);
        CHECK(rewrite("signal on syntax").text.find("MRX_HERE:") == std::string::npos);
    }

    TEST_CASE("trap labels get a prologue, unless a procedure begins there")
    {
        CHECK(clauses("syntax: say rc") ==
              "syntax:IF MRX_LBL('SYNTAX',CONDITION('C'),RC,CONDITION('D')) THEN NOP; say rc");
        CHECK(clauses("Error:\nsay rc") == "Error:IF MRX_LBL('ERROR') THEN NOP;\nsay rc");
        CHECK(unchanged("error: procedure expose x"));
        CHECK(unchanged("error:\n\n  /* what for */ ;\nProcedure expose x"));
        CHECK(clauses("error:\nprocedure = 1") ==
              "error:IF MRX_LBL('ERROR') THEN NOP;\nprocedure = 1");
        CHECK(clauses("halt: say 'x'") == "halt:IF MRX_LBL('HALT') THEN NOP; say 'x'");
        CHECK(unchanged("novalue: say 'x'"));
    }

    TEST_CASE("instructions that only ARexx has")
    {
        CHECK(clauses("echo 'a'") == "SAY 'a'");
        CHECK(clauses("echo('a')") == "SAY('a')");
        CHECK(clauses("shell 'Mancala.1' x") == "ADDRESS 'Mancala.1' x");
        CHECK(clauses("break") == "LEAVE");
        CHECK(unchanged("break x"));
        CHECK(clauses("parse numeric a b") == "PARSE VALUE DIGITS() FUZZ() FORM() WITH a b");
        CHECK(clauses("parse upper source . . x") == "PARSE UPPER VALUE MRX_SOURCE() WITH . . x");
        CHECK(clauses("trace background") == "TRACE OFF");
        CHECK(clauses("trace ?B /* x */") == "TRACE OFF /* x */");
        CHECK(clauses("trace 'b'") == "TRACE OFF");
        CHECK(unchanged("trace"));
        CHECK(unchanged("trace r"));
        CHECK(unchanged("trace b c"));
        CHECK(unchanged("trace value b"));
        CHECK(unchanged("parse arg numeric"));
        CHECK(unchanged("parse value source with x"));
        CHECK(clauses("interpret 'x=' y /* z */") == "INTERPRET MRX_CODE( 'x=' y) /* z */");
    }

    TEST_CASE("the exclusive or is written with two marks")
    {
        CHECK(clauses("x = a ^ b") == "x = a && b");
        CHECK(clauses("if (a)^'1' then nop") == "if (a)&&'1' then nop");
        CHECK(clauses("options failat a^b") == "OPTIONS MRX_OPT('','FAILAT',(a&&b))");
        CHECK(unchanged("if a ^= b then nop"));
        CHECK(unchanged("say ^a"));
        CHECK(unchanged("x = ^a"));
        CHECK(unchanged("say 'a ^ b'"));
    }

    TEST_CASE("a string over two lines becomes one, with the line end behind it")
    {
        CHECK(clauses("say 'one, \n two' x") == "say 'one two'/*\n*/ x");
        CHECK(clauses("say \"a,\r\nb,\r\nc\"") == "say \"abc\"/*\n\n*/");
        CHECK(clauses("parse var a 'b,\nc' d") == "parse var a 'bc'/*\n*/ d");
    }

    TEST_CASE("digits over two lines stay with the letter that says what they are")
    {
        CHECK(clauses("say '61 62,\n63'x") == "say '61 6263'x/*\n*/");
        CHECK(clauses("say '0110,\n 0001'B || c") == "say '0110 0001'B/*\n*/ || c");
        CHECK(clauses("say '61\n62'x") == "say '61 62'x/*\n*/");
        CHECK(clauses("say '61,\n62'xy") == "say '6162'/*\n*/xy");
    }

    TEST_CASE("a string may hold a line end, but a missing quote is still one")
    {
        CHECK(clauses("'one\n two'\nsay 'x'") == "'one'||'0A'X||,\n' two'\nsay 'x'");
        CHECK(unchanged("say 'one\nsay 'two'"));
        CHECK(unchanged("say \"one"));
    }

    TEST_CASE("what was replaced is told, with its line")
    {
        const auto result = rewrite("/* x */\noptions results /* y */\nsyntax: say 1");
        REQUIRE(result.changes.size() == 2);
        CHECK(result.changes[0] ==
              rexx::Change{2, "options results", "OPTIONS MRX_OPT('RESULTS')"});
        CHECK(result.changes[1].line == 3);
        CHECK(result.changes[1].before.empty());
    }

    TEST_CASE("marks and strings that were replaced are told with the clause they stand in")
    {
        using Changes = std::vector<rexx::Change>;
        CHECK(rewrite("x = a ^ b /* y */\nsay 1").changes ==
              Changes{{1, "x = a ^ b", "x = a && b"}});
        CHECK(rewrite("say 1\nif a^b then say c^d").changes ==
              Changes{{2, "if a^b", "if a&&b"}, {2, "say c^d", "say c&&d"}});
        CHECK(rewrite("say 'a,\nb'").changes == Changes{{1, "say 'a, b'", "say 'ab'/*\n*/"}});
        CHECK(rewrite("say a^=b").changes.empty());
    }

    TEST_CASE("garbage goes through unharmed")
    {
        for (const char* const source : {"'", "\"a\n'b", "/* /*", "(((", "if", "if then", ":::",
                                         ",", "options ,", "^^^", "\x01\x02", "parse", "signal"}) {
            CAPTURE(source);
            CHECK_FALSE(rewrite(source).text.empty());
        }
        CHECK(clauses("").empty());
    }

    TEST_CASE("a script without any clause gets one that does nothing")
    {
        CHECK(rewrite("").text == "NOP");
        CHECK(rewrite("/* x */\n;\n").text == "/* x */\n;\nNOP");
        CHECK(rewrite("say 1").text == "say 1");
    }
}
