#include "core/mancala/record.hpp"
#include "core/mancala/record_words.hpp"

#include <cstddef>

namespace mancala {

namespace {

std::string numbers_of(const Position& position, Sides sides)
{
    std::string text;
    for (const std::uint8_t stones : position.pits) {
        text += " " + std::to_string(stones);
    }
    for (const std::uint8_t stones : position.stores) {
        text += " " + std::to_string(stones);
    }
    return sides == Sides::missing ? text
                                   : text + " " + std::to_string(number_of(position.to_move));
}

std::string keyword_line(std::string_view keyword, const std::string& value)
{
    return std::string(keyword) + (value.empty() ? "" : " ") + value + "\n";
}

} // namespace

std::string print_record(const Record& record)
{
    namespace words = record_words;
    const Position& last = record.line.back();
    std::string text = keyword_line(words::header, std::to_string(words::version));
    for (std::size_t i = 0; i < record.names.size(); ++i) {
        text += keyword_line(words::players.at(i), words::plain_name(record.names.at(i)));
    }
    text += keyword_line(words::stones, std::to_string(record.stones_per_pit));
    text += keyword_line(words::move_count, std::to_string(record.moves.size()));
    if (is_over(last)) {
        text += keyword_line(words::result, std::to_string(last.score(Player::one)) + " " +
                                                std::to_string(last.score(Player::two)));
    }
    for (const std::string& line : record.unknown_lines) {
        text += line + "\n";
    }
    text += std::string(words::start) + numbers_of(record.line.front(), record.sides) + "\n";
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        text += to_string(static_cast<int>(i) + 1, record.moves[i]) +
                numbers_of(record.line[i + 1], record.sides) + "\n";
    }
    return text;
}

std::string print_move_list(const Record& record)
{
    std::string text;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        text += to_string(static_cast<int>(i) + 1, record.moves[i]) + "\n";
    }
    return text;
}

} // namespace mancala
