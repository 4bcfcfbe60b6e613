#include "core/base/encoding.hpp"

#include <doctest/doctest.h>

#include <string>

TEST_SUITE_BEGIN("core/base/encoding");

TEST_CASE("well-formed UTF-8 stays as it is")
{
    CHECK(base::utf8_from_utf8_or_latin1("Rottöne") == "Rottöne");
}

TEST_CASE("bytes that are not UTF-8 are read as Latin-1")
{
    CHECK(base::utf8_from_utf8_or_latin1("Rott\xF6ne") == "Rottöne");
    CHECK(base::utf8_from_utf8_or_latin1("\xFF") == "ÿ");
}

TEST_CASE("overlong forms, surrogates and cut sequences are not UTF-8")
{
    CHECK_FALSE(base::is_utf8("\xC0\xAF"));
    CHECK_FALSE(base::is_utf8("\xE0\x80\x80"));
    CHECK_FALSE(base::is_utf8("\xED\xA0\x80"));
    CHECK_FALSE(base::is_utf8("\xC3"));
    CHECK_FALSE(base::is_utf8("\xF4\x90\x80\x80"));
}

TEST_CASE("Latin-1 and back gives every character from 0 to 255")
{
    std::string bytes;
    for (int i = 0; i < 256; ++i) {
        bytes += static_cast<char>(i);
    }
    CHECK(base::latin1_from_utf8(base::utf8_from_utf8_or_latin1(bytes)) == bytes);
}

TEST_CASE("characters are counted, however many bytes each takes")
{
    CHECK(base::characters_from_utf8_or_latin1("a\u00E9\u20AC\U0001F600") ==
          U"a\u00E9\u20AC\U0001F600");
    CHECK(base::characters_from_utf8_or_latin1("Rott\xF6ne") == U"Rott\u00F6ne");
    CHECK(base::characters_from_utf8_or_latin1("").empty());
}

TEST_CASE("characters outside Latin-1 become question marks")
{
    CHECK(base::latin1_from_utf8("5 €") == "5 ?");
}

TEST_CASE("control bytes are written as numbers")
{
    CHECK(base::escape_control("a\x1B[2Jb") == "a\\x1B[2Jb");
    CHECK(base::escape_control("ü") == "ü");
    CHECK(base::escape_control("a\xC2\x9B"
                               "2Jb\xC2\x85") == "a\\xC2\\x9B2Jb\\xC2\\x85");
    CHECK(base::escape_control("\xC2\xA0\xC2") == "\xC2\xA0\xC2");
}

TEST_SUITE_END();
