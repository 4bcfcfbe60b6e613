// What the engine has found out about a position, in the game's words. Joins engine and mancala.
#pragma once

#include "core/mancala/notation.hpp"

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace glue {

/// How sure a value is.
enum class Certainty
{
    estimated,
    proved ///< with best play of both sides it is this and nothing else
};

struct Analysis
{
    mancala::Position position; ///< that is looked into; the game is not over
    int depth = 0;              ///< turns looked ahead; 0 before the first is done
    /// By how much the player to move will be ahead in the end, stones already won included; in
    /// hundredths of a stone. Endless play brings no stones.
    int value = 0;
    Certainty certainty = Certainty::estimated;
    std::vector<mancala::Move> line; ///< best play of both sides; never empty
    std::uint64_t nodes = 0;         ///< boards looked at
    std::chrono::milliseconds time{0};

    [[nodiscard]] mancala::Pit best() const { return line.front().pit; }
    [[nodiscard]] bool is_proved() const { return certainty == Certainty::proved; }

    bool operator==(const Analysis&) const = default;
};

/// How long a position is looked into; whichever is used up first ends it.
struct AnalysisBudget
{
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t nodes = unlimited;
    std::optional<std::chrono::nanoseconds> time{};
};

/// The value for that player, in hundredths of a stone.
[[nodiscard]] int value_for(mancala::Player player, const Analysis& analysis);

/// "+2.6", "-0.3", "0.0"; a proved one as whole stones: "+3". The mark stands between stones and
/// parts.
[[nodiscard]] std::string value_text(int hundredths, Certainty certainty, char mark = '.');

/// The pits of a line, the turns of the players apart: "4 2 / 9 / 10 3". At most so many letters;
/// what is left out is marked by " ...".
[[nodiscard]] std::string line_text(const std::vector<mancala::Move>& line, std::size_t letters);

/// "3.36 11 0 1 8 12 5": value in stones, depth, 1 if proved, the pits of the best line. Guide node
/// "AGetAnalyse".
[[nodiscard]] std::string answer_line(const Analysis& analysis);

} // namespace glue
