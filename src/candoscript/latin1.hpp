// Characters of the language: one byte each, ISO-8859-1, as on the Amiga. Words ignore case.
#pragma once

#include <string>
#include <string_view>

namespace candoscript {

[[nodiscard]] bool is_letter(char character);
[[nodiscard]] bool is_digit(char character);
/// Blank, TAB and the other white control characters a line may hold.
[[nodiscard]] bool is_blank(char character);

[[nodiscard]] char lower(char character);
[[nodiscard]] char upper(char character);
[[nodiscard]] std::string lower(std::string_view text);
[[nodiscard]] std::string upper(std::string_view text);
[[nodiscard]] bool same_word(std::string_view left, std::string_view right);
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// For messages, which are UTF-8 like all text outside the language.
[[nodiscard]] std::string utf8_from_latin1(std::string_view text);

} // namespace candoscript
