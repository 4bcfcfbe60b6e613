#include "core/base/encoding.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace base {

namespace {

struct Decoded
{
    char32_t character = 0;
    std::size_t length = 0; ///< 0: not well-formed here
};

std::uint8_t byte_at(std::string_view bytes, std::size_t index)
{
    return static_cast<std::uint8_t>(bytes[index]);
}

/// The number of bytes that a lead byte announces; 0 for a byte that cannot lead.
std::size_t sequence_length(std::uint8_t lead)
{
    if (lead < 0x80) {
        return 1;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        return 2;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
        return 3;
    }
    return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

Decoded decode(std::string_view bytes, std::size_t at)
{
    constexpr std::array<std::uint8_t, 5> lead_mask{0, 0x7F, 0x1F, 0x0F, 0x07};
    constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const std::size_t length = sequence_length(byte_at(bytes, at));
    if (length == 0 || at + length > bytes.size()) {
        return {};
    }
    char32_t character = byte_at(bytes, at) & lead_mask.at(length);
    for (std::size_t i = 1; i < length; ++i) {
        const std::uint8_t next = byte_at(bytes, at + i);
        if ((next & 0xC0U) != 0x80U) {
            return {};
        }
        character = (character << 6U) | (next & 0x3FU);
    }
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < smallest.at(length) || surrogate || character > 0x10FFFF) {
        return {};
    }
    return {character, length};
}

void append_latin1_as_utf8(std::string& out, std::uint8_t byte)
{
    if (byte < 0x80) {
        out += static_cast<char>(byte);
        return;
    }
    out += static_cast<char>(0xC0U | (byte >> 6U));
    out += static_cast<char>(0x80U | (byte & 0x3FU));
}

} // namespace

bool is_utf8(std::string_view bytes)
{
    std::size_t at = 0;
    while (at < bytes.size()) {
        const Decoded next = decode(bytes, at);
        if (next.length == 0) {
            return false;
        }
        at += next.length;
    }
    return true;
}

std::string utf8_from_utf8_or_latin1(std::string_view bytes)
{
    if (is_utf8(bytes)) {
        return std::string(bytes);
    }
    std::string out;
    for (const char c : bytes) {
        append_latin1_as_utf8(out, static_cast<std::uint8_t>(c));
    }
    return out;
}

std::u32string characters_from_utf8_or_latin1(std::string_view bytes)
{
    const std::string text = utf8_from_utf8_or_latin1(bytes);
    std::u32string characters;
    for (std::size_t at = 0; at < text.size();) {
        const Decoded next = decode(text, at);
        characters += next.character;
        at += next.length;
    }
    return characters;
}

std::string latin1_from_utf8(std::string_view text)
{
    std::string out;
    std::size_t at = 0;
    while (at < text.size()) {
        const Decoded next = decode(text, at);
        out += next.length != 0 && next.character <= 0xFF ? static_cast<char>(next.character) : '?';
        at += next.length == 0 ? 1 : next.length;
    }
    return out;
}

std::size_t control_at(std::string_view text, std::size_t place)
{
    constexpr std::uint8_t del = 0x7F;
    constexpr std::uint8_t lead = 0xC2;
    constexpr std::uint8_t first = 0x80;
    constexpr std::uint8_t first_printable = 0xA0;
    const auto byte = static_cast<std::uint8_t>(text[place]);
    if (byte < static_cast<std::uint8_t>(' ') || byte == del) {
        return 1;
    }
    if (byte != lead || place + 1 == text.size()) {
        return 0;
    }
    const auto next = static_cast<std::uint8_t>(text[place + 1]);
    return next >= first && next < first_printable ? 2 : 0;
}

std::string escape_control(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t controls = control_at(text, i);
        for (const char c : text.substr(i, controls)) {
            const auto byte = static_cast<std::uint8_t>(c);
            out += "\\x";
            out += digits[byte >> 4U];
            out += digits[byte & 0x0FU];
        }
        out += text.substr(i, controls == 0 ? 1 : 0);
        i += controls == 0 ? 1 : controls;
    }
    return out;
}

} // namespace base
