// Finds what all boards with so many stones are worth, from the tables of those with fewer.
#pragma once

#include "core/endgame/parallel.hpp"
#include "core/endgame/tables.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace endgame {

/// Hears of a step done: the first is the pass over all boards, 1 the sweep, then each round of
/// updates; `changed` counts the boards whose value changed. Called on the caller's thread.
using RoundDone = std::function<void(int round, std::uint64_t changed)>;

/// Bytes of memory that build_layer() takes, without the tables below.
[[nodiscard]] std::uint64_t memory_to_build(int stones);

/// The values by rank, seen by the player to move, endless play counting 0; 0 where the game is
/// over. `below` must hold the tables up to one stone less. Nothing if it was stopped. The same
/// for any number of threads.
[[nodiscard]] std::optional<std::vector<std::int8_t>> build_layer(int stones,
                                                                  const Tables& below,
                                                                  const Workers& workers = {},
                                                                  const RoundDone& told = {});

} // namespace endgame
