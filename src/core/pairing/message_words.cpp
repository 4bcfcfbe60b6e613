#include "core/pairing/message_words.hpp"

#include "core/base/encoding.hpp"
#include "core/pairing/hello.hpp"

#include <algorithm>
#include <charconv>

namespace pairing::words {

namespace {

constexpr std::string_view hex = "0123456789abcdef";
constexpr int hex_base = 16;
constexpr std::size_t hash_digits = 16;

std::string without_controls(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t controls = base::control_at(text, i);
        plain.append(text.substr(i, controls == 0 ? 1 : 0));
        i += controls == 0 ? 1 : controls;
    }
    return plain;
}

std::optional<std::uint64_t> read(std::string_view word, int base)
{
    std::uint64_t value = 0;
    const char* const end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, value, base);
    return error == std::errc{} && stop == end ? std::optional(value) : std::nullopt;
}

bool consists_of(std::string_view word, std::string_view letters)
{
    return !word.empty() && word.find_first_not_of(letters) == std::string_view::npos;
}

std::string clipped(const std::string& whole)
{
    const std::string_view text = whole;
    constexpr unsigned char mask = 0xC0;
    constexpr unsigned char follows = 0x80;
    std::size_t length = std::min(text.size(), longest_name);
    while (length < text.size() && length > 0 &&
           (static_cast<unsigned char>(text[length]) & mask) == follows) {
        --length;
    }
    return whole.substr(0, length);
}

} // namespace

std::optional<std::string_view> take(std::string_view& text)
{
    if (text.empty() || text.front() == ' ') {
        return std::nullopt;
    }
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    // A blank at the end of the line stays, so that the line is found to be longer than its words.
    text.remove_prefix(end + (end + 1 < text.size() ? 1U : 0U));
    return word;
}

std::optional<std::uint64_t> number(std::string_view word)
{
    constexpr std::size_t most_digits = 15;
    constexpr int ten = 10;
    if (!consists_of(word, hex.substr(0, ten)) || word.size() > most_digits ||
        (word.size() > 1 && word.front() == '0')) {
        return std::nullopt;
    }
    return read(word, ten);
}

std::optional<std::uint64_t> hash(std::string_view word)
{
    if (!consists_of(word, hex) || word.size() != hash_digits) {
        return std::nullopt;
    }
    return read(word, hex_base);
}

std::string hash_word(std::uint64_t hash)
{
    constexpr unsigned bits = 4;
    std::string word(hash_digits, '0');
    for (std::size_t i = word.size(); i-- > 0;) {
        word[i] = hex[hash % hex_base];
        hash >>= bits;
    }
    return word;
}

std::optional<std::vector<mancala::Pit>> pits(std::string_view word)
{
    std::vector<mancala::Pit> read_pits;
    if (word == "-") {
        return read_pits;
    }
    read_pits.reserve(word.size());
    for (const char letter : word) {
        const std::size_t value = hex.find(letter);
        const auto pit = mancala::Pit::from_number(
            value == std::string_view::npos ? 0 : static_cast<std::int64_t>(value));
        if (!pit) {
            return std::nullopt;
        }
        read_pits.push_back(*pit);
    }
    return read_pits;
}

std::string pits_word(const std::vector<mancala::Pit>& pits)
{
    std::string word;
    word.reserve(pits.size());
    for (const mancala::Pit pit : pits) {
        word += hex[static_cast<std::size_t>(pit.number())];
    }
    return word.empty() ? "-" : word;
}

std::optional<std::string> name(std::string_view word)
{
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] != '%') {
            text += word[i];
            continue;
        }
        const std::string_view digits = word.substr(i + 1, 2);
        if (digits.size() != 2 || !consists_of(digits, hex)) {
            return std::nullopt;
        }
        text += static_cast<char>(*read(digits, hex_base));
        i += 2;
    }
    // One way of writing only: with control characters, too long or otherwise it is no name.
    const bool fits = base::is_utf8(text) && name_word(text) == word;
    return fits ? std::optional(text) : std::nullopt;
}

std::string name_word(std::string_view name)
{
    std::string word;
    for (const char c : clipped(without_controls(name))) {
        const auto byte = static_cast<unsigned char>(c);
        if (c != ' ' && c != '%') {
            word += c;
        } else {
            word += {'%', hex[byte / hex_base], hex[byte % hex_base]};
        }
    }
    return word;
}

} // namespace pairing::words
