// Which of the two players of a program plays on when the other seat goes to a partner, and what
// the partner is told of him. Joins match with core/pairing.
#pragma once

#include "app/glue/texts.hpp"
#include "core/match/seats.hpp"
#include "core/pairing/hello.hpp"

namespace glue {

/// Who sat in that seat; but if a computer did and a person in the other, the person. A name that
/// nobody chose becomes that of the seat.
[[nodiscard]] match::Seat
own_player(const match::Seats& before, mancala::Player seat, Language language);

/// Where he sat.
[[nodiscard]] mancala::Player seat_before(const match::Seats& before, mancala::Player seat);

[[nodiscard]] pairing::Sitter sitter_of(const match::Seat& seat);

} // namespace glue
