#include "core/base/checksum.hpp"

#include <doctest/doctest.h>

#include <array>

using base::Checksum;
using base::checksum;

TEST_SUITE("a checksum")
{
    TEST_CASE("of bytes is the published one of FNV-1a")
    {
        CHECK(checksum("") == 0xCBF29CE484222325ULL);
        CHECK(checksum("a") == 0xAF63DC4C8601EC8CULL);
        CHECK(checksum("foobar") == 0x85944171F73967E8ULL);
    }

    TEST_CASE("of words takes eight bytes in one step")
    {
        const std::array<std::uint64_t, 2> words{0x0123456789ABCDEFULL, 7};
        Checksum sum;
        sum.add_words(std::as_bytes(std::span(words)));
        constexpr std::uint64_t prime = 0x100000001B3ULL;
        CHECK(sum.value() == (((0xCBF29CE484222325ULL ^ words[0]) * prime) ^ words[1]) * prime);
    }

    TEST_CASE("of words may be taken in pieces, and a rest of less than a word does not count")
    {
        const std::array<std::uint64_t, 3> words{1, 2, 3};
        const auto bytes = std::as_bytes(std::span(words));
        Checksum whole;
        whole.add_words(bytes);
        Checksum pieces;
        pieces.add_words(bytes.first(8));
        pieces.add_words(bytes.subspan(8));
        pieces.add_words(bytes.first(7));
        CHECK(pieces.value() == whole.value());
    }
}
