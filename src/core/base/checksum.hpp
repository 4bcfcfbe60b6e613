// A number that tells damaged bytes from whole ones; no protection against forgers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace base {

/// FNV-1a (Fowler, Noll, Vo) over 64 bits, of what is added piece by piece.
class Checksum
{
  public:
    constexpr void add_byte(std::uint8_t byte) { mix(byte); }
    /// Eight bytes in one step, in this machine's order, and so eight times as fast; not the number
    /// of the same bytes one by one. What is left behind the last whole word does not count.
    void add_words(std::span<const std::byte> bytes)
    {
        for (; bytes.size() >= sizeof(std::uint64_t);
             bytes = bytes.subspan(sizeof(std::uint64_t))) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes.data(), sizeof word);
            mix(word);
        }
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return sum_; }

  private:
    constexpr void mix(std::uint64_t number) { sum_ = (sum_ ^ number) * 0x100'0000'01B3ULL; }

    std::uint64_t sum_ = 0xCBF2'9CE4'8422'2325ULL;
};

/// Of bytes one by one.
[[nodiscard]] constexpr std::uint64_t checksum(std::string_view bytes)
{
    Checksum sum;
    for (const char byte : bytes) {
        sum.add_byte(static_cast<std::uint8_t>(byte));
    }
    return sum.value();
}

} // namespace base
