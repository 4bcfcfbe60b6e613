#include "core/base/text_lines.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using Lines = std::vector<std::string_view>;

TEST_SUITE("core/base")
{
    TEST_CASE("lines end with LF, CRLF or CR, the last one may have no end")
    {
        CHECK(base::text_lines("a\nb\r\nc\rd") == Lines{"a", "b", "c", "d"});
        CHECK(base::text_lines("a\n") == Lines{"a"});
        CHECK(base::text_lines("\n\r\r\n") == Lines{"", "", ""});
        CHECK(base::text_lines("").empty());
    }

    TEST_CASE("a byte order mark is no part of the first line")
    {
        CHECK(base::text_lines("\xEF\xBB\xBF"
                               "a\n\xEF\xBB\xBF") == Lines{"a", "\xEF\xBB\xBF"});
    }

    TEST_CASE("blanks and tabs at both ends go")
    {
        CHECK(base::trimmed(" \ta b\t ") == "a b");
        CHECK(base::trimmed("  ").empty());
        CHECK(base::trimmed("").empty());
    }

    TEST_CASE("words are the same whatever the case of their ASCII letters")
    {
        CHECK(base::same_word("HilfsPfad", "hILFSpFAD"));
        CHECK_FALSE(base::same_word("HilfsPfad", "HilfsPfa"));
        CHECK_FALSE(base::same_word("\xC4", "\xE4"));
        CHECK_FALSE(base::same_word("@", "`"));
    }
}
