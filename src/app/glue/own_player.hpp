// Which of the two players of a program plays on when the other seat goes to a partner, and what
// the partner is told of him. Joins match with core/pairing.
#pragma once

#include "core/match/seats.hpp"
#include "core/pairing/hello.hpp"

namespace glue {

/// Who sat in that seat; but if a computer did and a person in the other, the person.
[[nodiscard]] match::Seat own_player(const match::Seats& before, mancala::Player seat);

[[nodiscard]] pairing::Sitter sitter_of(const match::Seat& seat);

} // namespace glue
