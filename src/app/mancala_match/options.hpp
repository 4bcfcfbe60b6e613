// The command line of mancala-match.
#pragma once

#include "core/base/budget.hpp"
#include "core/mancala/rules.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <variant>

namespace mancala_match {

enum class Opening
{
    random, ///< 2 to 4 random moves drawn from the seed
    none,   ///< the real start
    first   ///< a first pit: 1 in the first two games, 2 in the next two, up to 12 and again
};

/// What is printed of each game.
enum class Listing
{
    none,
    games ///< a line as soon as the game and those before it are over
};

enum class Output
{
    text,
    csv,
    signature
};

struct Options
{
    std::array<std::string, 2> players;      ///< as named by the user; empty with Output::signature
    std::array<std::string, 2> extern_files; ///< player files of "extern1" and "extern2"
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    unsigned jobs = 1;
    Opening opening = Opening::random;
    Listing listing = Listing::none;
    int stones = mancala::usual_stones_per_pit;
    std::uint64_t budget = base::Budget::unlimited; ///< steps a move
    Output output = Output::text;
};

inline constexpr int exit_done = 0;
inline constexpr int exit_player_failed = 1;
inline constexpr int exit_bad_options = 2;

/// What the user wants, or the exit code with which to end at once: help or version were printed,
/// or what is wrong with the line.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_match
