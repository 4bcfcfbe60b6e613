// Plays the games of a schedule on several threads. What the games are, the caller knows.
#pragma once

#include "core/tournament/schedule.hpp"
#include "core/tournament/standings.hpp"

#include <functional>

namespace tournament {

struct Work
{
    /// Plays one game on the thread of that number, 0 to threads - 1; what belongs to a thread
    /// (players of its own) is found by it.
    std::function<GameReport(const Pairing&, unsigned thread)> play;
    /// Gets the reports in the order of the schedule, one at a time, so that whatever is made of
    /// them does not depend on the number of threads.
    std::function<void(const Pairing&, const GameReport&)> collect;
};

/// Plays all games on so many threads (1 or more). An exception from the work ends the run and
/// comes out here.
void run(Schedule schedule, unsigned threads, const Work& work);

} // namespace tournament
