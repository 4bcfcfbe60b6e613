// The games of a match as text, so that a match that was stopped can go on: a line that names the
// kind, a line for each setting of the match, a line with a checksum for each game that is over, in
// the order in which they ended.
#pragma once

#include "core/base/result.hpp"
#include "core/tournament/standings.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mancala_match {

/// Something on which the games depend; the name is a word.
struct Setting
{
    std::string name;
    std::string value;

    bool operator==(const Setting&) const = default;
};
using Settings = std::vector<Setting>;

/// What the text begins with.
[[nodiscard]] std::string saved_settings(const Settings& settings);

/// The line of a game; numbers are from 0, as in the schedule.
[[nodiscard]] std::string saved_game(std::uint64_t number, const tournament::GameReport& report);

struct SavedGames
{
    Settings settings;
    std::map<std::uint64_t, tournament::GameReport> games;
    /// Bytes up to the last line end. What stands behind it is a line whose writer was killed.
    std::size_t whole = 0;
};

/// Reads it again; the failure names line and column of the first damage.
[[nodiscard]] base::Result<SavedGames> read_saved_games(std::string_view text,
                                                        const std::string& file);

/// "seed is 1 here and 2 now; stones ..."; empty where the settings are the same.
[[nodiscard]] std::string difference(const Settings& here, const Settings& now);

} // namespace mancala_match
