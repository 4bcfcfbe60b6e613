// Builds the tables that are missing and tells how far it is.
#pragma once

#include "app/glue/endgame_file.hpp"
#include "app/mancala_endgame/options.hpp"

#include <iosfwd>

namespace mancala_endgame {

/// What a build will take, from the layer after `known` on.
[[nodiscard]] std::string forecast(int known, const Options& options);

/// Builds layer by layer; each is on the disk before the next begins. Throws std::system_error
/// where a file cannot be written.
void build(glue::EndgameFiles& files, const Options& options, std::ostream& out);

} // namespace mancala_endgame
