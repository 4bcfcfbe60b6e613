// Steps through UTF-8, letter case over ISO-8859-1 and the words of AmigaGuide, which may stand in
// quotes. All text given here is well-formed UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace amigaguide {

/// The character at `at`, which is moved behind it; `at` must be inside the text.
[[nodiscard]] char32_t take_character(std::string_view text, std::size_t& at);
void append_character(std::string& text, char32_t character);
[[nodiscard]] std::u32string characters_of(std::string_view text);

/// Capital letters of ISO-8859-1 become small ones.
[[nodiscard]] char32_t fold(char32_t character);
[[nodiscard]] std::string fold(std::string_view text);

[[nodiscard]] std::string_view without_leading_blanks(std::string_view text);
[[nodiscard]] std::string_view without_blanks_around(std::string_view text);

/// The first word, taken off the text: in quotes, or up to a blank. A missing closing quote is
/// thought at the end of the line.
[[nodiscard]] std::string take_word(std::string_view& text);

/// A whole number at the start of the text, cut at +-1000000; nothing if there is none.
[[nodiscard]] std::optional<int> number_in(std::string_view text);

} // namespace amigaguide
