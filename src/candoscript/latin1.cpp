#include "candoscript/latin1.hpp"

#include <algorithm>

namespace candoscript {

namespace {

constexpr unsigned char case_distance = 0x20;

unsigned char code(char character)
{
    return static_cast<unsigned char>(character);
}

bool is_upper(char character)
{
    const unsigned char c = code(character);
    return (c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0xDE && c != 0xD7);
}

bool is_lower(char character)
{
    const unsigned char c = code(character);
    // Sharp s and y with diaeresis have no capital in this character set.
    return (c >= 'a' && c <= 'z') || (c >= 0xE0 && c <= 0xFE && c != 0xF7);
}

template <typename Change>
std::string changed(std::string_view text, Change change)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), change);
    return result;
}

} // namespace

bool is_letter(char character)
{
    return is_upper(character) || is_lower(character) || code(character) == 0xDF ||
           code(character) == 0xFF;
}

bool is_digit(char character)
{
    return character >= '0' && character <= '9';
}

bool is_blank(char character)
{
    return character == ' ' || (character >= '\t' && character <= '\r');
}

char lower(char character)
{
    return is_upper(character) ? static_cast<char>(code(character) + case_distance) : character;
}

char upper(char character)
{
    return is_lower(character) ? static_cast<char>(code(character) - case_distance) : character;
}

std::string lower(std::string_view text)
{
    return changed(text, [](char c) { return lower(c); });
}

std::string upper(std::string_view text)
{
    return changed(text, [](char c) { return upper(c); });
}

bool same_word(std::string_view left, std::string_view right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && is_blank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && is_blank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

std::string utf8_from_latin1(std::string_view text)
{
    std::string result;
    for (const char character : text) {
        const unsigned char c = code(character);
        if (c < 0x80) {
            result += character;
        } else {
            result += static_cast<char>(0xC0U | (c >> 6U));
            result += static_cast<char>(0x80U | (c & 0x3FU));
        }
    }
    return result;
}

} // namespace candoscript
