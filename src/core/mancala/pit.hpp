// Pits, stores and players, and how the numbers of the board lie around the ring. The only file
// that knows the numbering.
//
//             1   2   3   4   5   6          player one: top row and left store
//   store 1                        store 2
//             7   8   9  10  11  12          player two: bottom row and right store
//
// Guide nodes "Brett" and "Regeln".
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mancala {

enum class Player : std::uint8_t
{
    one = 1,
    two = 2
};

[[nodiscard]] constexpr Player other(Player player)
{
    return player == Player::one ? Player::two : Player::one;
}

[[nodiscard]] constexpr int number_of(Player player)
{
    return static_cast<int>(player);
}

/// 1 or 2; nothing for other numbers.
[[nodiscard]] constexpr std::optional<Player> player_from_number(int number)
{
    return number == 1 || number == 2 ? std::optional(static_cast<Player>(number)) : std::nullopt;
}

/// 0 or 1, for arrays with an element a player.
[[nodiscard]] constexpr std::size_t index_of(Player player)
{
    return static_cast<std::size_t>(player) - 1;
}

/// One of the twelve pits, 1..12 as drawn above.
class Pit
{
  public:
    static constexpr int count = 12;
    static constexpr int per_row = 6;

    /// The number must be 1..12.
    explicit constexpr Pit(int number)
        : number_(static_cast<std::int8_t>(number))
    {
        assert(number >= 1 && number <= count);
    }

    /// Nothing for a number outside 1..12.
    [[nodiscard]] static constexpr std::optional<Pit> from_number(std::int64_t number)
    {
        if (number < 1 || number > count) {
            return std::nullopt;
        }
        return Pit(static_cast<int>(number));
    }

    [[nodiscard]] constexpr int number() const { return number_; }
    [[nodiscard]] constexpr std::size_t index() const
    {
        return static_cast<std::size_t>(number_) - 1;
    }
    [[nodiscard]] constexpr Player row() const
    {
        return number_ <= per_row ? Player::one : Player::two;
    }
    [[nodiscard]] constexpr Pit opposite() const
    {
        return Pit(number_ <= per_row ? number_ + per_row : number_ - per_row);
    }

    constexpr auto operator<=>(const Pit&) const = default;

  private:
    std::int8_t number_;
};

/// Pit 1 to pit 12.
[[nodiscard]] constexpr std::array<Pit, Pit::count> all_pits()
{
    return {Pit(1), Pit(2), Pit(3), Pit(4),  Pit(5),  Pit(6),
            Pit(7), Pit(8), Pit(9), Pit(10), Pit(11), Pit(12)};
}

/// A place a stone can be dropped in: a pit or a store, in the order of sowing.
/// 0..5 are the pits 6 down to 1, 6 is the left store, 7..12 the pits 7 to 12, 13 the right store.
class Place
{
  public:
    static constexpr int count = 14;

    [[nodiscard]] static constexpr Place of(Pit pit)
    {
        return Place(pit.row() == Player::one ? Pit::per_row - pit.number() : pit.number());
    }
    [[nodiscard]] static constexpr Place store_of(Player player)
    {
        return Place(player == Player::one ? left_store : right_store);
    }

    [[nodiscard]] constexpr bool is_store() const
    {
        return ring_ == left_store || ring_ == right_store;
    }
    /// The owner of this store; only for stores.
    [[nodiscard]] constexpr Player store_owner() const
    {
        return ring_ == left_store ? Player::one : Player::two;
    }
    /// The pit at this place; only for pits.
    [[nodiscard]] constexpr Pit pit() const
    {
        return Pit(ring_ < left_store ? Pit::per_row - ring_ : static_cast<int>(ring_));
    }
    /// The next place counter-clockwise in which `player` may drop a stone: the other's store is
    /// skipped.
    [[nodiscard]] constexpr Place next_for(Player player) const
    {
        const Place next = Place(ring_ + 1 == count ? 0 : ring_ + 1);
        return next == store_of(other(player)) ? next.next_for(player) : next;
    }

    constexpr bool operator==(const Place&) const = default;

  private:
    static constexpr int left_store = 6;
    static constexpr int right_store = 13;

    explicit constexpr Place(int ring)
        : ring_(static_cast<std::int8_t>(ring))
    {
    }

    std::int8_t ring_;
};

} // namespace mancala
