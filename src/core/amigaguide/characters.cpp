#include "core/amigaguide/characters.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace amigaguide {

namespace {

constexpr std::string_view blanks = " \t";
constexpr int largest_number = 1'000'000;

int length_from_first_byte(std::uint8_t byte)
{
    if (byte < 0x80) {
        return 1;
    }
    if (byte < 0xE0) {
        return 2;
    }
    return byte < 0xF0 ? 3 : 4;
}

} // namespace

char32_t take_character(std::string_view text, std::size_t& at)
{
    const auto first = static_cast<std::uint8_t>(text[at]);
    const int length = length_from_first_byte(first);
    char32_t character = length == 1 ? first : first & (0x7FU >> static_cast<unsigned>(length));
    ++at;
    for (int i = 1; i < length && at < text.size(); ++i, ++at) {
        character = character << 6U | (static_cast<std::uint8_t>(text[at]) & 0x3FU);
    }
    return character;
}

void append_character(std::string& text, char32_t character)
{
    const auto put = [&text](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (character < 0x80) {
        put(character);
        return;
    }
    if (character < 0x800) {
        put(0xC0 | character >> 6U);
    } else {
        if (character < 0x10000) {
            put(0xE0 | character >> 12U);
        } else {
            put(0xF0 | character >> 18U);
            put(0x80 | (character >> 12U & 0x3FU));
        }
        put(0x80 | (character >> 6U & 0x3FU));
    }
    put(0x80 | (character & 0x3FU));
}

std::u32string characters_of(std::string_view text)
{
    std::u32string characters;
    for (std::size_t at = 0; at < text.size();) {
        characters.push_back(take_character(text, at));
    }
    return characters;
}

char32_t fold(char32_t character)
{
    const bool ascii = character >= U'A' && character <= U'Z';
    const bool accented = character >= 0xC0 && character <= 0xDE && character != 0xD7;
    return ascii || accented ? character + 0x20 : character;
}

std::string fold(std::string_view text)
{
    std::string folded;
    folded.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        append_character(folded, fold(take_character(text, at)));
    }
    return folded;
}

std::string_view without_leading_blanks(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text;
}

std::string_view without_blanks_around(std::string_view text)
{
    text = without_leading_blanks(text);
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

std::string take_word(std::string_view& text)
{
    text = without_leading_blanks(text);
    const bool quoted = !text.empty() && text.front() == '"';
    if (quoted) {
        text.remove_prefix(1);
    }
    const std::size_t end =
        std::min(quoted ? text.find('"') : text.find_first_of(blanks), text.size());
    std::string word(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::optional<int> number_in(std::string_view text)
{
    text = without_leading_blanks(text);
    long long number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc::invalid_argument) {
        return std::nullopt;
    }
    if (error != std::errc{}) {
        return text.front() == '-' ? -largest_number : largest_number;
    }
    return static_cast<int>(std::clamp<long long>(number, -largest_number, largest_number));
}

} // namespace amigaguide
