#include "core/players/player.hpp"

namespace players {

std::optional<Fault> fault(const Choice& choice, const mancala::Position& position)
{
    if (choice.failure) {
        return Fault::broke_off;
    }
    if (!choice.pit) {
        return Fault::no_answer;
    }
    const auto pit = mancala::Pit::from_number(*choice.pit);
    if (!pit) {
        return Fault::outside_board;
    }
    return position.stones(*pit) == 0 ? std::optional(Fault::empty_pit) : std::nullopt;
}

std::string_view word(Fault fault)
{
    switch (fault) {
    case Fault::broke_off: return "error";
    case Fault::no_answer: return "none";
    case Fault::outside_board: return "outside";
    case Fault::empty_pit: return "empty";
    }
    return {};
}

} // namespace players
