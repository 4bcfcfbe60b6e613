// A whole training: rounds of playing and learning, kept in a folder.
#pragma once

#include "app/mancala_train/options.hpp"
#include "core/base/result.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace mancala_train {

struct Listener
{
    std::function<void(const std::string&)> line;                      ///< a line of the log
    std::function<void(int round, std::uint64_t games_done)> progress; ///< from any thread
};

/// Plays and learns until all rounds of the plan are done, and says how many this run did. Rounds
/// found in the folder are not done again; one of another plan, one that cannot be used, one
/// missing before others, or another training in the folder is a reason to refuse. Files are
/// written whole or not at all; throws std::system_error where they cannot be written, for the
/// output before the first game.
[[nodiscard]] base::Result<int> train(const Options& options, const Listener& listener);

} // namespace mancala_train
