#include "app/command_line/rules.hpp"

#include <doctest/doctest.h>

#include <string>

using command_line::file_name;
using command_line::finite_number;
using command_line::whole_number;

TEST_SUITE("rules that several programs have")
{
    TEST_CASE("whole numbers of 64 bits are digits alone")
    {
        for (const char* good : {"0", "7", "1996", "18446744073709551615"}) {
            CHECK(whole_number(good).empty());
        }
        for (const char* bad : {"", "-1", "+1", "1.5", "0x10", "1e3", " 1", "1 ", "nan", "x",
                                "18446744073709551616", "-18446744073709551615"}) {
            CHECK(whole_number(bad) ==
                  "no whole number from 0 to 18446744073709551615: " + std::string(bad));
        }
    }

    TEST_CASE("a number that begins with 0 is none, since it would be read as octal")
    {
        CHECK_FALSE(whole_number("010").empty());
        CHECK_FALSE(whole_number("00").empty());
    }

    TEST_CASE("finite numbers may have a point and an exponent")
    {
        for (const char* good : {"0", "0.5", "-1", "1e-2", "25", ".5", "1E3"}) {
            CHECK(finite_number(good).empty());
        }
        for (const char* bad :
             {"", "nan", "-nan", "inf", "-infinity", "1e400", "0x1p3", "1s", "x", " 1", "0,5"}) {
            CHECK(finite_number(bad) == "no number: " + std::string(bad));
        }
    }

    TEST_CASE("a file has a name")
    {
        CHECK(file_name("f").empty());
        CHECK(file_name("") == "the name of a file is missing");
    }
}
