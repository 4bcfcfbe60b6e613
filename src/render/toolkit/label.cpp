#include "render/toolkit/label.hpp"

#include "core/base/encoding.hpp"

#include <cstdint>

namespace toolkit {

namespace {

/// Small letters of ISO-8859-1 lie 32 behind the capitals.
char32_t small_letter(char character)
{
    const auto code = static_cast<std::uint8_t>(character);
    const bool capital = (code >= 'A' && code <= 'Z') || (code >= 0xC0 && code <= 0xDE);
    return capital && code != 0xD7 ? code + 32U : code;
}

} // namespace

Label::Label(std::string_view marked)
    : text_(marked)
{
    const std::size_t mark = text_.find('_');
    if (mark == std::string::npos || mark + 1 == text_.size()) {
        return;
    }
    text_.erase(mark, 1);
    underlined_ = static_cast<int>(base::latin1_from_utf8(text_.substr(0, mark)).size());
    shortcut_ = small_letter(base::latin1_from_utf8(text_.substr(mark)).front());
}

} // namespace toolkit
