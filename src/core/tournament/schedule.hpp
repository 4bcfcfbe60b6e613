// Which games a match consists of: pairs from the same opening, each played from both sides, so
// that neither player gains by the draw.
#pragma once

#include <cstdint>
#include <optional>

namespace tournament {

enum class Sides
{
    as_named, ///< the first player of the match has the first seat, mostly with the first move
    swapped
};

/// One game to be played.
struct Pairing
{
    std::uint64_t number;       ///< from 0, in the order of the schedule
    std::uint64_t opening_seed; ///< the same for both games of a pair
    std::uint64_t game_seed;    ///< each game its own
    Sides sides;

    bool operator==(const Pairing&) const = default;
};

/// Gives the games of a match one by one; the same seed gives the same games. With an odd number
/// the last pair has one game.
class Schedule
{
  public:
    Schedule(std::uint64_t games, std::uint64_t seed);

    /// The next game, nothing after the last.
    [[nodiscard]] std::optional<Pairing> next();

  private:
    std::uint64_t games_;
    std::uint64_t seed_;
    std::uint64_t given_ = 0;
};

} // namespace tournament
