// What all our small text files have in common: lines with any of the three line ends, blanks
// round a word, words whose case does not count. ASCII rules only, so that no locale changes them.
#pragma once

#include <string_view>
#include <vector>

namespace base {

/// The lines without their ends (LF, CRLF or CR) and without a byte order mark before the first. A
/// line end at the end of the text begins no further line. The views point into the text.
[[nodiscard]] std::vector<std::string_view> text_lines(std::string_view text);

/// Without blanks and tabs at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Equal but for the case of ASCII letters.
[[nodiscard]] bool same_word(std::string_view a, std::string_view b);

} // namespace base
