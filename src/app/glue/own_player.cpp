#include "app/glue/own_player.hpp"

#include <string>

namespace glue {

namespace {

std::string usual_name(Language language, mancala::Player player)
{
    return text(language, Text::player_name, {std::to_string(number_of(player))});
}

} // namespace

mancala::Player seat_before(const match::Seats& before, mancala::Player seat)
{
    const mancala::Player other = mancala::other(seat);
    return !before.of(seat).is_human() && before.of(other).is_human() ? other : seat;
}

match::Seat own_player(const match::Seats& before, mancala::Player seat, Language language)
{
    const mancala::Player from = seat_before(before, seat);
    match::Seat own = before.of(from);
    own.home = match::Home::here;
    if (from != seat && own.name == usual_name(language, from)) {
        own.name = usual_name(language, seat);
    }
    return own;
}

pairing::Sitter sitter_of(const match::Seat& seat)
{
    return {seat.is_human() ? pairing::Kind::human : pairing::Kind::computer, seat.name};
}

} // namespace glue
