#include "core/mancala/notation.hpp"

#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <optional>

namespace mancala {

namespace {

constexpr std::size_t number_width = 3;
constexpr std::string_view margin_left = "     ";
constexpr int most_stones = 255;

std::string padded(int number)
{
    std::string text = std::to_string(number);
    return text.size() >= number_width ? text : std::string(number_width - text.size(), ' ') + text;
}

std::string draw_row(const Position& position, int first_pit)
{
    std::string row(margin_left);
    for (int number = first_pit; number < first_pit + Pit::per_row; ++number) {
        row += padded(position.stones(Pit(number)));
    }
    return row;
}

struct Word
{
    std::string_view text;
    int line;
    int column;
};

std::vector<Word> words_of(std::string_view text)
{
    std::vector<Word> words;
    int line = 1;
    std::size_t line_start = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto is_blank = [&](std::size_t i) {
            return std::isspace(static_cast<unsigned char>(text[i])) != 0;
        };
        if (is_blank(at)) {
            if (text[at] == '\n') {
                ++line;
                line_start = at + 1;
            }
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && !is_blank(end)) {
            ++end;
        }
        words.push_back({text.substr(at, end - at), line, static_cast<int>(at - line_start) + 1});
        at = end;
    }
    return words;
}

std::optional<int> number_in(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

base::Diagnostic at(const Word& word, std::string reason)
{
    return {"", word.line, word.column, std::move(reason) + ": " + std::string(word.text), ""};
}

/// Takes "N to move" out of the words; the rest are the fourteen numbers.
base::Result<Player> take_side(std::vector<Word>& words)
{
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        if (words[i].text == "to" && words[i + 1].text == "move") {
            const std::optional<int> side = number_in(words[i - 1].text);
            if (!side || *side < 1 || *side > 2) {
                return base::failure(at(words[i - 1], "a player is 1 or 2"));
            }
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i - 1),
                        words.begin() + static_cast<std::ptrdiff_t>(i + 2));
            return *side == 1 ? Player::one : Player::two;
        }
    }
    return Player::one;
}

} // namespace

std::string to_string(int number, const Move& move)
{
    return std::to_string(number) + ":" + std::to_string(number_of(move.player)) + "-" +
           std::to_string(move.pit.number());
}

std::string to_string(const std::vector<Move>& moves)
{
    std::string text;
    int number = 0;
    for (const Move& move : moves) {
        text += (number == 0 ? "" : " ") + to_string(number + 1, move);
        ++number;
    }
    return text;
}

std::string draw(const Position& position)
{
    return draw_row(position, 1) + "\n" + padded(position.score(Player::one)) + "       " +
           std::to_string(number_of(position.to_move)) + " to move    " +
           padded(position.score(Player::two)) + "\n" + draw_row(position, Pit::per_row + 1) + "\n";
}

base::Result<Position> read_board(std::string_view picture)
{
    std::vector<Word> words = words_of(picture);
    const base::Result<Player> side = take_side(words);
    if (!side) {
        return base::failure(side.error());
    }
    std::array<std::uint8_t, Pit::count + 2> numbers{};
    int total = 0;
    if (words.size() != numbers.size()) {
        return base::failure(
            {"", 0, 0, "a board has 14 numbers, not " + std::to_string(words.size()), ""});
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::optional<int> number = number_in(words[i].text);
        if (!number || *number < 0 || *number > most_stones) {
            return base::failure(at(words[i], "a number of stones is 0 to 255"));
        }
        numbers[i] = static_cast<std::uint8_t>(*number);
        total += *number;
    }
    // One store may come to hold them all.
    if (total > most_stones) {
        return base::failure(
            {"", 0, 0, "a board has at most 255 stones, not " + std::to_string(total), ""});
    }
    Position position;
    position.to_move = *side;
    for (std::size_t i = 0; i < Pit::per_row; ++i) {
        position.pits[i] = numbers[i];
        position.pits[i + Pit::per_row] = numbers[i + Pit::per_row + 2];
    }
    position.stores = {numbers[Pit::per_row], numbers[Pit::per_row + 1]};
    return position;
}

} // namespace mancala
