// The offer to go on with a game that a crash has left: joins the game with its files. It stands
// until it is answered or a game begins; whoever acts through the port need not know of it. All
// functions are for the loop's thread.
#pragma once

#include "app/glue/lost_games.hpp"
#include "app/glue/referee.hpp"

#include <filesystem>
#include <optional>

namespace glue {

class Autosave;
class Game;

class LostGameOffer
{
  public:
    /// Records that nobody wants to go on with are put into the folder.
    LostGameOffer(Game& game, Autosave& autosave, std::filesystem::path records);

    /// Offers the game unless one has begun meanwhile. Says whether it is offered.
    bool open(LostGame lost);
    /// The game on offer.
    [[nodiscard]] const LostGame* lost() const { return lost_ ? &*lost_ : nullptr; }

    // Both do nothing when nothing is offered any more.

    /// It goes on, with the players who sat there; after a script's pause if there is one. Where
    /// that is not possible, as in a game that is linked, the offer stands as before.
    void accept(const Decided& decided);
    /// It is kept as a record; the user is told where.
    void decline();
    /// No answer: it stays for the next start.
    void withdraw() { lost_.reset(); }

  private:
    std::optional<match::Denial> go_on();

    Game& game_;
    Autosave& autosave_;
    std::filesystem::path records_;
    std::optional<LostGame> lost_;
};

/// Makes the game stand where the record ends, with its seats; a player file is loaded where none
/// is. Changes nothing if it is not possible, and says why.
std::optional<match::Denial> take_up(Game& game, const mancala::Record& record);

} // namespace glue
