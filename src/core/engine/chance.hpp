// What a player wants who is behind: not to lose by little, but to win yet. All in whole numbers,
// so that every machine plays the same.
#pragma once

#include "core/engine/evaluation.hpp"

#include <array>
#include <cstdint>

namespace engine {

namespace chance {

/// A win, whatever happens; more than any chance. Fits a memo with the fullest board's stones.
inline constexpr int win = 20'000;

inline constexpr int fraction = 4096;

/// 8 / sqrt(stones + 1/2), times `fraction`.
inline constexpr auto per_part = [] {
    std::array<int, most_stones + 1> factors{};
    for (std::uint64_t stones = 0; stones < factors.size(); ++stones) {
        const std::uint64_t square = (std::uint64_t{1} << 31U) / (2 * stones + 1);
        std::uint64_t root = 0;
        for (std::uint64_t bit = 1U << 15U; bit > 0; bit /= 2) {
            const std::uint64_t more = root + bit;
            root = more * more <= square ? more : root;
        }
        factors[stones] = static_cast<int>(root);
    }
    return factors;
}();

} // namespace chance

/// What who goes for the win thinks each stone on the board worth, in parts of a stone, besides
/// what is expected of it: the other may go wrong as long as there is something to go wrong with.
inline constexpr int hope_a_stone = 16;

/// A game that ends with so many stones more than the other: won, drawn or lost, and only then by
/// how many.
[[nodiscard]] constexpr int worth_of_end(int margin)
{
    return margin + (margin > 0 ? chance::win : margin < 0 ? -chance::win : 0);
}

/// How good the chance to win is, from -`chance::win` to `chance::win`: the lead in stones and what
/// is expected of the rest (parts of a stone), measured by how far the rest may turn out otherwise,
/// which grows with the root of the stones on the board. The same for both players but for the
/// sign.
[[nodiscard]] constexpr int chance_to_win(int lead, int rest, int stones)
{
    if (lead > stones || -lead > stones) {
        return worth_of_end(lead);
    }
    return (lead * unit + rest) * chance::per_part[static_cast<std::size_t>(stones)] /
           chance::fraction;
}

} // namespace engine
