#include "core/mancala/notation.hpp"

#include "core/mancala/rules.hpp"

#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <optional>
#include <utility>

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

/// Separated by white space, and by `comma` if that is one.
std::vector<Word> words_of(std::string_view text, char comma = ' ')
{
    std::vector<Word> words;
    int line = 1;
    std::size_t line_start = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto is_blank = [&](std::size_t i) {
            return text[i] == comma || std::isspace(static_cast<unsigned char>(text[i])) != 0;
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

using Fault = base::Fault<Mistake>;

Fault at(const Word& word, Mistake mistake, std::vector<std::string> values = {})
{
    values.emplace_back(word.text);
    return {mistake, std::move(values), "", word.line, word.column};
}

Fault in_all(Mistake mistake, std::vector<std::string> values)
{
    return {mistake, std::move(values), "", 0, 0};
}

Fault too_many(int most, int total)
{
    return in_all(Mistake::too_many_stones, {std::to_string(most), std::to_string(total)});
}

Read<Player> player_in(const Word& word)
{
    const auto side = player_from_number(number_in(word.text).value_or(0));
    return side ? Read<Player>(*side) : base::failure(at(word, Mistake::no_player));
}

/// Takes "N to move" out of the words; the rest are the fourteen numbers.
Read<Player> take_side(std::vector<Word>& words)
{
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        if (words[i].text == "to" && words[i + 1].text == "move") {
            auto side = player_in(words[i - 1]);
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(i - 1),
                        words.begin() + static_cast<std::ptrdiff_t>(i + 2));
            return side;
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

Read<Position> read_board(std::string_view picture)
{
    std::vector<Word> words = words_of(picture);
    const Read<Player> side = take_side(words);
    if (!side) {
        return base::failure(side.error());
    }
    std::array<std::uint8_t, Pit::count + 2> numbers{};
    int total = 0;
    if (words.size() != numbers.size()) {
        return base::failure(in_all(Mistake::no_board, {std::to_string(words.size())}));
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::optional<int> number = number_in(words[i].text);
        if (!number || *number < 0 || *number > most_stones) {
            return base::failure(at(words[i], Mistake::no_stones, {std::to_string(most_stones)}));
        }
        numbers[i] = static_cast<std::uint8_t>(*number);
        total += *number;
    }
    // One store may come to hold them all.
    if (total > most_stones) {
        return base::failure(too_many(most_stones, total));
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

std::string position_line(const Position& position)
{
    std::string line;
    for (const std::uint8_t stones : position.pits) {
        line += std::to_string(stones) + " ";
    }
    for (const std::uint8_t stones : position.stores) {
        line += std::to_string(stones) + " ";
    }
    return line + std::to_string(number_of(position.to_move));
}

Read<Position> read_position_line(std::string_view line, Player otherwise)
{
    constexpr std::size_t with_stores = Pit::count + 2;
    std::vector<Word> words = words_of(line, ',');
    Position position;
    position.to_move = otherwise;
    if (words.size() == with_stores + 1) {
        const auto side = player_in(words.back());
        if (!side) {
            return base::failure(side.error());
        }
        position.to_move = *side;
        words.pop_back();
    }
    if (words.size() != Pit::count && words.size() != with_stores) {
        return base::failure(in_all(Mistake::wrong_position_words, {std::to_string(words.size())}));
    }
    constexpr int most_in_play = most_stones_per_pit * Pit::count;
    int total = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const int number = number_in(words[i].text).value_or(-1);
        if (number < 0 || number > most_in_play) {
            return base::failure(at(words[i], Mistake::no_stones, {std::to_string(most_in_play)}));
        }
        total += number;
        std::uint8_t& place =
            i < Pit::count ? position.pits.at(i) : position.stores.at(i - Pit::count);
        place = static_cast<std::uint8_t>(number);
    }
    if (total > most_in_play) {
        return base::failure(too_many(most_in_play, total));
    }
    return position;
}

Read<Position> read_position_words(const std::vector<std::string>& words, Player otherwise)
{
    std::string line;
    for (const std::string& word : words) {
        line += word + " ";
    }
    return read_position_line(line, otherwise);
}

} // namespace mancala
