// The command line of mancala-match.
#pragma once

#include "app/command_line/reading.hpp"
#include "core/base/budget.hpp"
#include "core/mancala/rules.hpp"
#include "core/tournament/sprt.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace mancala_match {

enum class Opening
{
    random, ///< 2 to 4 random moves drawn from the seed
    none,   ///< the real start
    first,  ///< a first pit: 1 in the first two games, 2 in the next two, up to 12; again if chance
    listed  ///< those of a file, in its order, each in two games; again if chance
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
    signature,
    openings ///< no match: fair openings, a list for --openings
};

struct Options
{
    std::array<std::string, 2> players; ///< as named by the user; empty where no match is wanted
    std::array<std::string, 2> extern_files; ///< player files of "extern1" and "extern2"
    std::optional<std::uint64_t> games;      ///< the most there may be
    std::string state_file;                  ///< from which the match goes on; empty for none
    std::uint64_t seed = 1;
    unsigned jobs = 1;
    Opening opening = Opening::random;
    std::string openings_file;                  ///< with Opening::listed
    std::optional<tournament::Hypotheses> sprt; ///< the test that may end the match early
    Listing listing = Listing::none;
    int stones = mancala::usual_stones_per_pit;
    std::uint64_t budget = base::Budget::unlimited; ///< steps a move
    int opening_moves = 0;                          ///< with Output::openings
    Output output = Output::text;
};

using command_line::exit_bad_options;
using command_line::exit_done;
inline constexpr int exit_player_failed = 1;
inline constexpr int exit_stopped = 3;
inline constexpr int exit_failed = 4; ///< above all where something cannot be written

/// What the user wants, or the exit code with which to end at once: help or version were printed,
/// or what is wrong with the line.
[[nodiscard]] std::variant<Options, int> parse(int argc, const char* const* argv);

} // namespace mancala_match
