#include "app/mancala_endgame/probing.hpp"

#include "core/mancala/rules.hpp"

#include <algorithm>

namespace mancala_endgame {

namespace {

base::Diagnostic diagnostic_of(std::string text)
{
    base::Diagnostic diagnostic;
    diagnostic.text = std::move(text);
    return diagnostic;
}

std::string signed_text(int value)
{
    return (value > 0 ? "+" : "") + std::to_string(value);
}

/// What a move is worth to who plays it.
int worth(const endgame::Tables& tables, const engine::Board& board, int slot)
{
    const engine::Step step = engine::play(board, slot);
    if (step.next == engine::Next::over) {
        return step.gain;
    }
    const int rest = tables.value(step.board);
    return step.gain + (step.next == engine::Next::same ? rest : -rest);
}

} // namespace

base::Result<std::string> probe(const endgame::Tables& tables, const mancala::Position& position)
{
    const int stones = mancala::stones_on_board(position);
    if (mancala::is_over(position)) {
        return base::failure(diagnostic_of("a row is empty: the game is over"));
    }
    if (stones > tables.most_stones()) {
        return base::failure(diagnostic_of(std::to_string(stones) +
                                           " stones; the tables reach to " +
                                           std::to_string(std::max(0, tables.most_stones())) +
                                           " (mancala-endgame build --stones N)"));
    }
    const engine::Board board = engine::packed(position);
    std::string text = "value " + signed_text(tables.value(board)) + "\n";
    for (const mancala::Pit pit : mancala::pits_with_stones(position)) {
        const int value = worth(tables, board, engine::slot_of(pit, position.to_move));
        text += "pit " + std::to_string(pit.number()) + " " + signed_text(value) + "\n";
    }
    return text;
}

} // namespace mancala_endgame
