#include "app/mancala_match/entrant.hpp"

#include "core/players/roster.hpp"

namespace mancala_match {

base::Result<Entrant> entrant(const std::string& word)
{
    if (const auto kind = players::kind_named(word)) {
        return Entrant{word, [kind = *kind] { return players::make_player(kind); }};
    }
    base::Diagnostic diagnostic;
    diagnostic.text = "no such player: " + word + " (there are";
    for (const players::Kind kind : players::all_kinds) {
        diagnostic.text += " " + std::string(players::name(kind));
    }
    diagnostic.text += ")";
    return base::failure(diagnostic);
}

} // namespace mancala_match
