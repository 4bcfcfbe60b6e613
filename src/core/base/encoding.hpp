// Text is UTF-8 inside. Latin-1 is met at two doors only, old files and port lines on the way in
// and glyph look-up on the way out; both go through here.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace base {

/// True if the bytes are well-formed UTF-8 (no overlong forms, no surrogates).
[[nodiscard]] bool is_utf8(std::string_view bytes);

/// Strict UTF-8 is kept, anything else is read as ISO-8859-1. Never fails.
[[nodiscard]] std::string utf8_from_utf8_or_latin1(std::string_view bytes);

/// The same, one element per character.
[[nodiscard]] std::u32string characters_from_utf8_or_latin1(std::string_view bytes);

/// One byte per character; characters outside ISO-8859-1 become '?'. The argument must be UTF-8.
[[nodiscard]] std::string latin1_from_utf8(std::string_view text);

/// Length in bytes of the control character that begins there: one of ASCII, DEL, or one of those
/// that UTF-8 writes as C2 80 to C2 9F, which steer a terminal, too. 0 if it is none.
[[nodiscard]] std::size_t control_at(std::string_view text, std::size_t place);

/// Control characters as \xNN, so that a log line or terminal cannot be steered by foreign text.
[[nodiscard]] std::string escape_control(std::string_view text);

} // namespace base
