// Words of a message and how values are written in them.
#pragma once

#include "core/mancala/pit.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pairing::words {

/// Takes the next word from the text; words stand one blank apart. Nothing at the end, or where a
/// blank is too many.
[[nodiscard]] std::optional<std::string_view> take(std::string_view& text);

/// Digits alone, at most 15.
[[nodiscard]] std::optional<std::uint64_t> number(std::string_view word);

/// Exactly 16 digits 0-9, a-f.
[[nodiscard]] std::optional<std::uint64_t> hash(std::string_view word);
[[nodiscard]] std::string hash_word(std::uint64_t hash);

/// One letter a pit: 1-9, a, b, c. A lone "-" stands for none.
[[nodiscard]] std::optional<std::vector<mancala::Pit>> pits(std::string_view word);
[[nodiscard]] std::string pits_word(const std::vector<mancala::Pit>& pits);

/// UTF-8 with blanks and % as %20 and %25, without control characters.
[[nodiscard]] std::optional<std::string> name(std::string_view word);
/// Cut to `longest_name` bytes between two characters.
[[nodiscard]] std::string name_word(std::string_view name);

} // namespace pairing::words
