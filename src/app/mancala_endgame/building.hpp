// Builds the tables that are missing and tells how far it is.
#pragma once

#include "app/glue/endgame_file.hpp"
#include "app/glue/room.hpp"
#include "app/mancala_endgame/options.hpp"

#include <iosfwd>
#include <optional>

namespace mancala_endgame {

/// What a build will take, from the layer after `known` on.
[[nodiscard]] std::string forecast(int known, const Options& options);

/// Builds layer by layer; each is on the disk before the next begins. Says why it does not begin
/// where that takes more than there is room for, or what is wrong with a file that it leaves alone.
/// Throws std::system_error where a file cannot be written.
[[nodiscard]] std::optional<base::Diagnostic>
build(glue::EndgameFiles& files, const Options& options, const glue::Room& room, std::ostream& out);

} // namespace mancala_endgame
