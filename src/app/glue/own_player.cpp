#include "app/glue/own_player.hpp"

#include <string>

namespace glue {

namespace {

std::string usual_name(Language language, mancala::Player player)
{
    return text(language, Text::player_name, {std::to_string(number_of(player))});
}

} // namespace

match::Seat own_player(const match::Seats& before, mancala::Player seat, Language language)
{
    const mancala::Player other = mancala::other(seat);
    const bool moves = !before.of(seat).is_human() && before.of(other).is_human();
    match::Seat own = before.of(moves ? other : seat);
    own.home = match::Home::here;
    if (moves && own.name == usual_name(language, other)) {
        own.name = usual_name(language, seat);
    }
    return own;
}

pairing::Sitter sitter_of(const match::Seat& seat)
{
    return {seat.is_human() ? pairing::Kind::human : pairing::Kind::computer, seat.name};
}

} // namespace glue
