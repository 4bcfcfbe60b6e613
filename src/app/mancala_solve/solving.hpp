// Runs a proof and tells how far it is.
#pragma once

#include "app/mancala_solve/options.hpp"
#include "core/base/result.hpp"
#include "core/endgame/tables.hpp"

#include <iosfwd>
#include <stop_token>

namespace mancala_solve {

/// A line for each depth, and each bound when it is proved; at the end what is proved, and how to
/// go on if that is not all. The result is an exit code: exit_done, exit_open, or
/// exit_failed where the last checkpoint could not be written. Says why it does not begin: the
/// checkpoint is damaged, of another position, in the way or in use. Throws std::system_error where
/// the first checkpoint cannot be written; that is before it begins. Where `out` takes no more, a
/// proof with a checkpoint goes on in silence; another throws std::runtime_error.
[[nodiscard]] base::Result<int> solve(const Options& options,
                                      const endgame::Tables& tables,
                                      const std::stop_token& stop,
                                      std::ostream& out);

} // namespace mancala_solve
