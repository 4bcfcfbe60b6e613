#include "app/glue/own_player.hpp"

namespace glue {

match::Seat own_player(const match::Seats& before, mancala::Player seat)
{
    const match::Seat& here = before.of(seat);
    const match::Seat& there = before.of(mancala::other(seat));
    match::Seat own = !here.is_human() && there.is_human() ? there : here;
    own.home = match::Home::here;
    return own;
}

pairing::Sitter sitter_of(const match::Seat& seat)
{
    return {seat.is_human() ? pairing::Kind::human : pairing::Kind::computer, seat.name};
}

} // namespace glue
