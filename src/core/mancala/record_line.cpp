#include "core/mancala/record_line.hpp"

#include "core/base/encoding.hpp"
#include "core/mancala/record_words.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>

namespace mancala::record_words {

namespace {

constexpr std::size_t places = Pit::count + 2;
constexpr int most_stones = 255;

} // namespace

std::string_view take_word(std::string_view& text)
{
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text = trimmed(text.substr(word.size()));
    return word;
}

std::optional<int> number_in(std::string_view text)
{
    int number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const bool whole = read.ec == std::errc{} && read.ptr == end && number >= 0;
    return whole && text.front() != '-' ? std::optional(number) : std::nullopt;
}

std::string quoted(std::string_view word)
{
    constexpr std::size_t longest = 40;
    return base::escape_control(word.size() <= longest ? std::string(word) : "...");
}

std::optional<Written> position_in(std::string_view text)
{
    std::array<int, places + 1> numbers{};
    std::size_t count = 0;
    while (!text.empty()) {
        const std::optional<int> number = number_in(take_word(text));
        if (!number || *number > most_stones || count == numbers.size()) {
            return std::nullopt;
        }
        numbers.at(count++) = *number;
    }
    Written written;
    for (std::size_t i = 0; i < places; ++i) {
        auto& place = i < Pit::count ? written.position.pits.at(i)
                                     : written.position.stores.at(i - Pit::count);
        place = static_cast<std::uint8_t>(numbers.at(i));
    }
    if (count == places) {
        return written;
    }
    const auto to_move = player_from_number(numbers.back());
    if (count != places + 1 || !to_move) {
        return std::nullopt;
    }
    written.position.to_move = *to_move;
    written.sides = Sides::written;
    return written;
}

std::optional<NumberedMove> move_in(std::string_view word)
{
    const std::size_t colon = word.find(':');
    const std::size_t dash = word.find('-');
    if (colon == std::string_view::npos || dash == std::string_view::npos || dash < colon) {
        return std::nullopt;
    }
    const auto number = number_in(word.substr(0, colon));
    const auto player =
        player_from_number(number_in(word.substr(colon + 1, dash - colon - 1)).value_or(0));
    const auto pit = Pit::from_number(number_in(word.substr(dash + 1)).value_or(0));
    if (!number || !pit || !player) {
        return std::nullopt;
    }
    return NumberedMove{*number, {*player, *pit}};
}

} // namespace mancala::record_words
