#include "render/toolkit/gadgets/edit_line.hpp"

#include "core/base/encoding.hpp"

#include <algorithm>
#include <cstdint>

namespace toolkit {

namespace {

bool begins_character(char byte)
{
    return (static_cast<std::uint8_t>(byte) & 0xC0U) != 0x80U;
}

bool is_control(char byte)
{
    const auto code = static_cast<std::uint8_t>(byte);
    return code < 0x20 || code == 0x7F;
}

/// The byte where this character begins, or the end.
std::size_t offset_in(std::string_view text, int character)
{
    std::size_t offset = 0;
    for (int passed = 0; offset < text.size(); ++offset) {
        if (begins_character(text[offset])) {
            if (passed == character) {
                break;
            }
            ++passed;
        }
    }
    return offset;
}

} // namespace

int EditLine::length() const
{
    return static_cast<int>(std::ranges::count_if(text_, begins_character));
}

std::string EditLine::part(int first, int count) const
{
    const std::size_t from = offset_of(first);
    return text_.substr(from, offset_of(first + count) - from);
}

void EditLine::set(std::string_view text)
{
    replace(text);
    keep();
}

void EditLine::undo()
{
    replace(std::string(kept_));
}

void EditLine::insert(std::string_view typed)
{
    std::string fresh = base::utf8_from_utf8_or_latin1(typed);
    std::erase_if(fresh, is_control);
    const int before = length();
    fresh.resize(offset_in(fresh, std::max(max_characters_ - before, 0)));
    text_.insert(offset_of(cursor_), fresh);
    cursor_ += length() - before;
}

void EditLine::erase_left()
{
    if (cursor_ > 0) {
        --cursor_;
        erase_right();
    }
}

void EditLine::erase_right()
{
    const std::size_t from = offset_of(cursor_);
    text_.erase(from, offset_of(cursor_ + 1) - from);
}

void EditLine::clear()
{
    text_.clear();
    cursor_ = 0;
}

void EditLine::move_to(int character)
{
    cursor_ = std::clamp(character, 0, length());
}

std::size_t EditLine::offset_of(int character) const
{
    return offset_in(text_, character);
}

void EditLine::replace(std::string_view text)
{
    clear();
    insert(text);
}

} // namespace toolkit
