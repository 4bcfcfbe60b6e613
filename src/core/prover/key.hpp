// A number for each board: no two boards have the same, so that one thread's proof rests on
// no luck.
#pragma once

#include "core/engine/board.hpp"

#include <bit>
#include <cstdint>

namespace prover {

namespace keys {

/// Six bytes, each less than 32, put together without gaps: 30 bits.
[[nodiscard]] constexpr std::uint64_t narrowed(std::uint64_t row)
{
    const std::uint64_t pairs =
        (row & 0x001F'001F'001FULL) | (row & 0x1F00'1F00'1F00ULL) >> 3U; // 10 of each 16 bits
    return (pairs & 0x3FFU) | (pairs >> 6U & 0xF'FC00U) | (pairs >> 12U & 0x3FF0'0000U);
}

/// Mixes the bits; each step can be undone, so different numbers stay different.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t key)
{
    key = (key ^ key >> 32U) * 0xBF58'476D'1CE4'E5B9ULL;
    key = (key ^ key >> 29U) * 0x94D0'49BB'1331'11EBULL;
    return key ^ key >> 32U;
}

} // namespace keys

/// Of a board with at most `most_stones`: five bits for each pit, and which pit, if any, holds 32
/// or more; there is one such pit at most.
[[nodiscard]] inline std::uint64_t key_of(const engine::Board& board)
{
    constexpr std::uint64_t many = 0x2020'2020'2020ULL;
    std::uint64_t full = 0;
    if (((board.mine | board.theirs) & many) != 0) {
        const std::uint64_t row = (board.mine & many) != 0 ? board.mine : board.theirs;
        full = static_cast<std::uint64_t>(std::countr_zero(row & many)) / 8 + 1 +
               (row == board.mine ? 0 : engine::row_slots);
    }
    return keys::mixed(keys::narrowed(board.mine) | keys::narrowed(board.theirs) << 30U |
                       full << 60U);
}

} // namespace prover
