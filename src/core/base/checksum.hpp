// A number that tells damaged bytes from whole ones; no protection against forgers.
#pragma once

#include <cstdint>
#include <string_view>

namespace base {

/// FNV-1a (Fowler, Noll, Vo) over 64 bits.
[[nodiscard]] constexpr std::uint64_t checksum(std::string_view bytes)
{
    std::uint64_t sum = 0xCBF2'9CE4'8422'2325ULL;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        sum *= 0x100'0000'01B3ULL;
    }
    return sum;
}

} // namespace base
