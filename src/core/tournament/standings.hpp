// What the games of a match add up to. Pure sums; the first player's view throughout.
#pragma once

#include "core/tournament/pairs.hpp"
#include "core/tournament/schedule.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>

namespace tournament {

/// Number of times each thing happened, by its word; sorted, so that it prints the same each time.
using Counts = std::map<std::string, std::uint64_t>;

/// What one player did in one game or in all.
struct Conduct
{
    std::uint64_t moves = 0;
    std::chrono::nanoseconds thinking{0};
    Counts failures;           ///< by reason
    std::string first_message; ///< what the first failure that had one said
};

/// How a game went, told by its seats, the sides of the board: Sides::as_named seats the first
/// player of the match first.
struct GameReport
{
    int margin = 0; ///< points of the first seat minus those of the second
    std::string ending;
    std::array<Conduct, 2> conduct;
};

struct Standings
{
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::int64_t margins = 0; ///< sum over all games
    Pairs pairs;
    Counts endings;
    std::array<Conduct, 2> conduct; ///< the first player of the match, the second

    /// The games come in the order of the schedule.
    void add(Sides sides, const GameReport& report);

    [[nodiscard]] std::uint64_t games() const { return wins + draws + losses; }
    /// A win counts 1, a draw half: 0..1; 0.5 before the first game.
    [[nodiscard]] double score() const;
    /// 0 before the first game.
    [[nodiscard]] double mean_margin() const;
};

/// 0 before the first move.
[[nodiscard]] std::chrono::duration<double, std::milli> time_per_move(const Conduct& conduct);

} // namespace tournament
