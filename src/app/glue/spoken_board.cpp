#include "app/glue/spoken_board.hpp"

#include <algorithm>

namespace glue {

namespace {

using mancala::Pit;
using mancala::Player;

std::string sentence(const std::string& text)
{
    const bool ends = text.ends_with('.') || text.ends_with('!');
    return ends ? text : text + ".";
}

std::string ended(Language language, const SpokenGame& game)
{
    const auto winner = mancala::leader(game.position);
    return sentence(std::string(text(language, Text::game_over))) + " " +
           (winner ? text(language, Text::wins, {game.seats.of(*winner).name})
                   : std::string(text(language, Text::draw_result)));
}

/// Like the window's line of state.
std::string state(Language language, const SpokenGame& game)
{
    if (game.paused) {
        return sentence(std::string(text(language, Text::paused)));
    }
    if (game.phase == match::Phase::over) {
        return ended(language, game);
    }
    const match::Seat& seat = game.seats.of(game.position.to_move);
    if (game.phase == match::Phase::running) {
        return sentence(text(language, Text::to_move, {seat.name}));
    }
    return sentence(seat.is_human() ? text(language, Text::board_ready, {seat.name})
                                    : std::string(text(language, Text::press_new_game)));
}

std::string row(Language language, const mancala::Position& position, int first_pit)
{
    const int last_pit = first_pit + Pit::per_row - 1;
    std::string stones;
    for (int pit = first_pit; pit <= last_pit; ++pit) {
        stones += (stones.empty() ? "" : ", ") + std::to_string(position.stones(Pit(pit)));
    }
    return text(language, Text::spoken_row,
                {std::to_string(first_pit), std::to_string(last_pit), stones});
}

} // namespace

std::vector<std::string> spoken_board(Language language, const SpokenGame& game)
{
    std::vector<std::string> sentences{state(language, game), row(language, game.position, 1),
                                       row(language, game.position, 1 + Pit::per_row)};
    for (const Player player : {Player::one, Player::two}) {
        sentences.push_back(sentence(
            text(language, Text::store,
                 {game.seats.of(player).name, std::to_string(game.position.score(player))})));
    }
    sentences.push_back(game.last_move ? text(language, Text::spoken_move,
                                              {game.seats.of(game.last_move->player).name,
                                               std::to_string(game.last_move->pit.number())})
                                       : std::string(text(language, Text::spoken_no_move)));
    return sentences;
}

std::optional<mancala::Move> last_move(const match::Session& session)
{
    const auto& moves = session.moves();
    return moves.empty() ? std::nullopt : std::optional(moves.back());
}

} // namespace glue
