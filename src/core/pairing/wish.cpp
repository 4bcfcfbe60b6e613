#include "core/pairing/wish.hpp"

namespace pairing {

Ground ground_of(const match::Session& session, std::uint64_t game)
{
    const auto back = static_cast<std::size_t>(session.undo_length(match::Origin::user));
    return {hash_of(session), game, session.ending() == match::Ending::early,
            session.moves().size() - back};
}

bool still_makes_sense(const Wish& wish, const match::Session& session, std::uint64_t game)
{
    const Ground now = ground_of(session, game);
    const bool same_game = now.game == wish.ground.game;
    if (session.ask(action_of(wish.deed), wish.origin)) {
        return false;
    }
    if (std::holds_alternative<match::PlayPit>(wish.deed)) {
        return now.hash == wish.ground.hash;
    }
    if (std::holds_alternative<match::Undo>(wish.deed)) {
        return same_game && now.early_end == wish.ground.early_end &&
               (now.early_end || now.undo_to == wish.ground.undo_to);
    }
    return same_game;
}

} // namespace pairing
