// Plays the games of a schedule on several threads. What the games are, the caller knows.
#pragma once

#include "core/tournament/schedule.hpp"
#include "core/tournament/standings.hpp"

#include <functional>
#include <optional>
#include <stop_token>

namespace tournament {

enum class Next
{
    go_on,
    stop
};

struct Work
{
    /// Plays one game on the thread of that number, 0 to threads - 1; what belongs to a thread
    /// (players of its own) is found by it. Once the stop is requested the game may end with
    /// nothing, and is not counted.
    std::function<std::optional<GameReport>(
        const Pairing&, unsigned thread, const std::stop_token& stop)>
        play;
    /// Gets the reports in the order of the schedule, one at a time, so that whatever is made of
    /// them does not depend on the number of threads; nor does where it says stop.
    std::function<Next(const Pairing&, const GameReport&)> collect;
};

/// Why there are no more reports.
enum class End
{
    all_played,
    enough, ///< `collect` said so
    asked   ///< by the stop token, before all was collected
};

/// Plays all games on so many threads (1 or more). An exception from the work ends the run and
/// comes out here.
End run(Schedule schedule, unsigned threads, const Work& work, const std::stop_token& stop = {});

} // namespace tournament
