#include "core/base/checksum.hpp"

#include <doctest/doctest.h>

#include <array>
#include <vector>

using base::checksum;
using base::WordChecksum;
using Carry = WordChecksum::Carry;

namespace {

std::uint64_t sum_of(const std::vector<std::uint64_t>& words, Carry carry)
{
    WordChecksum sum(carry);
    sum.add(std::as_bytes(std::span(words)));
    return sum.value();
}

void flip(std::vector<std::uint64_t>& words, unsigned bit)
{
    words[bit / 64] ^= 1ULL << bit % 64;
}

} // namespace

TEST_SUITE("a checksum")
{
    TEST_CASE("of bytes is the published one of FNV-1a")
    {
        CHECK(checksum("") == 0xCBF29CE484222325ULL);
        CHECK(checksum("a") == 0xAF63DC4C8601EC8CULL);
        CHECK(checksum("foobar") == 0x85944171F73967E8ULL);
    }

    TEST_CASE("of words takes eight bytes in one step, in new files and in old ones")
    {
        const std::vector<std::uint64_t> words{1, 1ULL << 63U, 0x0123456789ABCDEFULL};
        CHECK(sum_of(words, Carry::upwards) == 0x2354D3881947BC11ULL);
        CHECK(sum_of(words, Carry::both_ways) == 0xBA34EB696EDA1836ULL);
    }

    TEST_CASE("of words may be taken in pieces, and a rest of less than a word does not count")
    {
        const std::array<std::uint64_t, 3> words{1, 2, 3};
        const auto bytes = std::as_bytes(std::span(words));
        WordChecksum whole;
        whole.add(bytes);
        WordChecksum pieces;
        pieces.add(bytes.first(8));
        pieces.add(bytes.subspan(8));
        pieces.add(bytes.first(7));
        CHECK(pieces.value() == whole.value());
    }

    TEST_CASE("of words tells any two flipped bits")
    {
        const std::vector<std::uint64_t> words(40, 0x0123456789ABCDEFULL);
        const std::uint64_t sound = sum_of(words, Carry::both_ways);
        constexpr unsigned bits = 64 * 3;
        for (unsigned one = 0; one < bits; ++one) {
            for (unsigned two = one + 1; two < bits; ++two) {
                auto damaged = words;
                flip(damaged, one);
                flip(damaged, two);
                CAPTURE(one);
                CAPTURE(two);
                REQUIRE(sum_of(damaged, Carry::both_ways) != sound);
            }
        }
        for (std::size_t later = 1; later < words.size(); ++later) {
            auto damaged = words;
            damaged[0] ^= 1ULL << 63U;
            damaged[later] ^= 1ULL << 63U;
            CHECK(sum_of(damaged, Carry::both_ways) != sound);
            CHECK(sum_of(damaged, Carry::upwards) == sum_of(words, Carry::upwards));
        }
    }
}
