#include "app/mancala_endgame/probing.hpp"

#include "core/mancala/rules.hpp"

#include <algorithm>
#include <charconv>

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

std::vector<std::string> split(const std::vector<std::string>& words)
{
    std::vector<std::string> parts;
    for (const std::string& word : words) {
        std::size_t at = 0;
        while ((at = word.find_first_not_of(" ,\t\n", at)) != std::string::npos) {
            const std::size_t end = std::min(word.find_first_of(" ,\t\n", at), word.size());
            parts.push_back(word.substr(at, end - at));
            at = end;
        }
    }
    return parts;
}

} // namespace

base::Result<mancala::Position> read_position(const std::vector<std::string>& words,
                                              mancala::Player to_move)
{
    const std::vector<std::string> parts = split(words);
    mancala::Position position;
    position.to_move = to_move;
    if (parts.size() != position.pits.size()) {
        return base::failure(diagnostic_of("a position is twelve numbers, the stones in pits 1 to "
                                           "12; here are " +
                                           std::to_string(parts.size())));
    }
    for (std::size_t pit = 0; pit < parts.size(); ++pit) {
        const std::string& part = parts[pit];
        const char* const end = part.data() + part.size();
        int stones = 0;
        const auto [last, error] = std::from_chars(part.data(), end, stones);
        if (error != std::errc{} || last != end || stones < 0 || stones > engine::most_stones) {
            return base::failure(diagnostic_of("no number of stones: " + part));
        }
        position.pits.at(pit) = static_cast<std::uint8_t>(stones);
    }
    return position;
}

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
