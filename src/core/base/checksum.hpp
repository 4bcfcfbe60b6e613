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
    constexpr void add_byte(std::uint8_t byte) { sum_ = (sum_ ^ byte) * prime; }
    [[nodiscard]] constexpr std::uint64_t value() const { return sum_; }

    static constexpr std::uint64_t first = 0xCBF2'9CE4'8422'2325ULL;
    static constexpr std::uint64_t prime = 0x100'0000'01B3ULL;

  private:
    std::uint64_t sum_ = first;
};

/// The same with eight bytes in one step, in this machine's order, and so nearly eight times as
/// fast; not the number of the same bytes one by one.
class WordChecksum
{
  public:
    /// A product carries what differs upwards only. In a word's top bit it stays there, and a
    /// second such bit, anywhere later, takes it back.
    enum class Carry
    {
        upwards, ///< as old files have it
        both_ways
    };

    constexpr explicit WordChecksum(Carry carry = Carry::both_ways)
        : down_(carry == Carry::both_ways ? half : 0)
    {
    }
    /// What is left behind the last whole word does not count.
    void add(std::span<const std::byte> bytes)
    {
        for (; bytes.size() >= sizeof(std::uint64_t);
             bytes = bytes.subspan(sizeof(std::uint64_t))) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes.data(), sizeof word);
            const std::uint64_t product = (sum_ ^ word) * Checksum::prime;
            sum_ = product ^ (product >> 32U & down_);
        }
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return sum_; }

  private:
    static constexpr std::uint64_t half = 0xFFFF'FFFFULL;

    std::uint64_t down_; ///< which of a product's upper bits are folded down
    std::uint64_t sum_ = Checksum::first;
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
