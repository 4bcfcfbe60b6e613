// Times and work measured on a machine that has others to serve.
#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>

namespace support {

using Duration = std::chrono::steady_clock::duration;

/// How long this takes.
template <typename Work>
[[nodiscard]] Duration time_of(Work work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::steady_clock::now() - begin;
}

/// How much all threads of the program work meanwhile; what others do on the machine is no matter.
template <typename Work>
[[nodiscard]] Duration work_of(Work work)
{
    const std::clock_t begin = std::clock();
    work();
    const std::chrono::duration<double> seconds(static_cast<double>(std::clock() - begin) /
                                                CLOCKS_PER_SEC);
    return std::chrono::duration_cast<Duration>(seconds);
}

/// The least of some measurements; no more are taken once one is below `enough`.
template <typename Measure>
[[nodiscard]] Duration least(Measure measure, Duration enough, int tries = 5)
{
    Duration found = measure();
    for (int i = 1; i < tries && found >= enough; ++i) {
        found = std::min<Duration>(found, measure());
    }
    return found;
}

} // namespace support
