// Random games in which the packed board and the plain rules must agree after each move.
#pragma once

#include "core/base/rng.hpp"
#include "core/engine/board.hpp"
#include "core/mancala/rules.hpp"

#include <optional>

namespace same_rules {

/// Whether the packed move of a pit ends where the plain one does.
[[nodiscard]] inline bool same_move(const mancala::Position& before, mancala::Pit pit)
{
    const mancala::Outcome plain = mancala::play(before, pit);
    const engine::Step step =
        engine::play(engine::packed(before), engine::slot_of(pit, before.to_move));
    const int gain =
        mancala::margin(plain.position, before.to_move) - mancala::margin(before, before.to_move);
    if (step.gain != gain || (step.next == engine::Next::over) != plain.over ||
        (step.next == engine::Next::same) != plain.bonus_move) {
        return false;
    }
    return plain.over || step.board == engine::packed(plain.position);
}

/// Plays random games; the first position and pit where the two differ.
[[nodiscard]] inline std::optional<mancala::Position>
first_difference(std::uint64_t games, int stones_per_pit, std::uint64_t seed)
{
    base::Rng rng(seed);
    for (std::uint64_t game = 0; game < games; ++game) {
        mancala::Outcome now{.position = mancala::initial(stones_per_pit)};
        while (!now.over) {
            const auto pits = mancala::pits_with_stones(now.position);
            const mancala::Pit pit = pits[rng.below(pits.size())];
            if (!same_move(now.position, pit)) {
                return now.position;
            }
            now = mancala::play(now.position, pit);
        }
    }
    return std::nullopt;
}

} // namespace same_rules
