// A range worked through by several threads, a piece at a time.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace endgame {

struct Range
{
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
};

struct Workers
{
    unsigned threads = 1;
    std::stop_token stop = {};
};

/// Calls `work` for pieces of at most `piece` until `count` is done or a stop is asked for; from
/// several threads at once. Returns when all have ended.
void in_pieces(const Workers& workers,
               std::uint64_t count,
               std::uint64_t piece,
               const std::function<void(Range)>& work);

} // namespace endgame
