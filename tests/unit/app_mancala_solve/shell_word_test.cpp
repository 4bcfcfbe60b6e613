#include "app/mancala_solve/shell_word.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdio>
#include <string>

using mancala_solve::as_word;

namespace {

/// What a shell makes of a word.
std::string read_by_shell(const std::string& word)
{
    FILE* const shell = ::popen(("printf %s " + word).c_str(), "r");
    REQUIRE(shell != nullptr);
    std::array<char, 200> bytes{};
    const std::size_t length = std::fread(bytes.data(), 1, bytes.size(), shell);
    CHECK(::pclose(shell) == 0);
    return {bytes.data(), length};
}

} // namespace

TEST_CASE("a plain word stays as it is")
{
    CHECK(as_word("/tmp/proof-48_a.v2") == "/tmp/proof-48_a.v2");
}

TEST_CASE("a shell reads a word back as it was, whatever is in it")
{
    for (const std::string text : {"", "two words", "Anna's", "$HOME", "~", "#", "a\nb", "\\", "*",
                                   "`ls`", "\"", "M\303\274ller"}) {
        CAPTURE(text);
        CHECK(read_by_shell(as_word(text)) == text);
    }
}
