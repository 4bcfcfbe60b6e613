// The words of a record's text, for its reader and its writer alone.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace mancala::record_words {

inline constexpr std::string_view header = "Mancala-Partie";
inline constexpr int version = 1;
inline constexpr std::array<std::string_view, 2> players{"Spieler1", "Spieler2"};
inline constexpr std::string_view stones = "Steine";
inline constexpr std::string_view move_count = "Zugzahl";
inline constexpr std::string_view result = "Ergebnis";
inline constexpr std::string_view start = "Start";

inline constexpr std::string_view blanks = " \t";

[[nodiscard]] inline std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(blanks);
    return first == std::string_view::npos
               ? std::string_view{}
               : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// A name that fits in a line: control characters become blanks, outer blanks go.
[[nodiscard]] inline std::string plain_name(std::string name)
{
    constexpr unsigned char first_printable = 0x20;
    constexpr unsigned char del = 0x7F;
    std::replace_if(
        name.begin(), name.end(),
        [](char letter) {
            const auto byte = static_cast<unsigned char>(letter);
            return byte < first_printable || byte == del;
        },
        ' ');
    return std::string(trimmed(name));
}

} // namespace mancala::record_words
