// A position: the stones in twelve pits and two stores and whose turn it is. A value; play() makes
// a new one.
#pragma once

#include "core/mancala/pit.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace mancala {

struct Position
{
    std::array<std::uint8_t, Pit::count> pits{};
    std::array<std::uint8_t, 2> stores{};
    Player to_move = Player::one;

    [[nodiscard]] constexpr int stones(Pit pit) const { return pits[pit.index()]; }
    [[nodiscard]] constexpr int score(Player player) const { return stores[index_of(player)]; }

    constexpr bool operator==(const Position&) const = default;
};

/// Stones in the six pits of a player's row (GetSummen).
[[nodiscard]] int row_sum(const Position& position, Player player);

/// Stones in all twelve pits (GetAufBrett).
[[nodiscard]] int stones_on_board(const Position& position);

/// Half of all stones, stores included: with as many points a draw is sure (GetEvenPoint, guide
/// node "AGetEvenPoint").
[[nodiscard]] int even_score(const Position& position);

/// Own points minus the other's.
[[nodiscard]] int margin(const Position& position, Player player);

/// The pits that hold stones, in ascending order; all of them may be played while the game is not
/// over.
[[nodiscard]] std::vector<Pit> pits_with_stones(const Position& position);

} // namespace mancala
