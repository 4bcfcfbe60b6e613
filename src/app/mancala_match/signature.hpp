// One number over a fixed set of games of the built-in players. A change that alters it changes how
// somebody plays, and says so.
#pragma once

#include <cstdint>

namespace mancala_match {

/// Made of every move of the games; the same on every machine and in every build.
[[nodiscard]] std::uint64_t signature();

} // namespace mancala_match
