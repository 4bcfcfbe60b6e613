// The board in words, for whoever hears it instead of seeing it: joins match with the texts. Guide
// node "Ansage".
#pragma once

#include "app/glue/texts.hpp"
#include "core/match/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace glue {

/// What of a game is told.
struct SpokenGame
{
    mancala::Position position;
    match::Phase phase = match::Phase::ready;
    match::Seats seats;
    std::optional<mancala::Move> last_move;
    bool paused = false;
};

/// Whole sentences, one an entry: how the game stands, both rows, both stores, the last move. Every
/// number stands beside the word it belongs to, nothing depends on where it is written.
[[nodiscard]] std::vector<std::string> spoken_board(Language language, const SpokenGame& game);

/// The last move that still counts; nothing at the start.
[[nodiscard]] std::optional<mancala::Move> last_move(const match::Session& session);

} // namespace glue
