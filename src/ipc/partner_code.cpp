#include "ipc/partner_code.hpp"

#include "ipc/port_error.hpp"

#include <sys/random.h>

#include <array>
#include <cassert>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <utility>

namespace ipc {

namespace {

constexpr std::string_view alphabet = "23456789ACDEFHJKMNPQRTVWXY";
constexpr std::size_t group = 4;

constexpr std::array<std::pair<char, char>, 5> look_alikes{
    {{'Z', '2'}, {'S', '5'}, {'G', '6'}, {'B', '8'}, {'U', 'V'}}};

/// What people and word processors put between the groups: no-break space, hyphens and dashes.
constexpr std::array<std::string_view, 7> long_separators{
    "\xC2\xA0",     "\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x92",
    "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x80\x95"};

/// The two characters that follow the random ones. The numbers are the digits of a polynomial in 5,
/// taken modulo 673: prime, so one wrong character never gives the same rest, and neither do two
/// that changed places; anything else does in one of 673 cases.
std::string check_of(std::string_view random)
{
    constexpr std::size_t base = 5;
    constexpr std::size_t modulus = 673;
    std::size_t rest = 0;
    for (const char symbol : random) {
        rest = (rest * base + alphabet.find(symbol)) % modulus;
    }
    return {alphabet[rest / alphabet.size()], alphabet[rest % alphabet.size()]};
}

/// How many bytes at the start of the text stand between characters of a code.
std::size_t separator_length(std::string_view text)
{
    constexpr std::string_view short_separators = " \t\r\n-_.";
    if (short_separators.find(text.front()) != std::string_view::npos) {
        return 1;
    }
    for (const std::string_view separator : long_separators) {
        if (text.substr(0, separator.size()) == separator) {
            return separator.size();
        }
    }
    return 0;
}

char symbol_of(char typed)
{
    const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(typed)));
    for (const auto& [from, to] : look_alikes) {
        if (upper == from) {
            return to;
        }
    }
    return upper;
}

} // namespace

PartnerCode::PartnerCode(std::string symbols)
    : symbols_(std::move(symbols))
{
    assert(symbols_.size() == characters);
}

PartnerCode PartnerCode::fresh()
{
    // The largest multiple of the alphabet's size in a byte: numbers above would favour some.
    constexpr std::size_t fair = 256 / alphabet.size() * alphabet.size();
    std::string numbers;
    while (numbers.size() < random_characters) {
        unsigned char byte = 0;
        if (::getrandom(&byte, 1, 0) == 1) {
            if (byte < fair) {
                numbers += static_cast<char>(byte % alphabet.size());
            }
        } else if (errno != EINTR) {
            throw PortError(static_cast<std::errc>(errno),
                            std::string("the system gives no random numbers: ") +
                                std::strerror(errno));
        }
    }
    return of(numbers);
}

PartnerCode PartnerCode::of(const std::string& numbers)
{
    std::string random;
    for (const char number : numbers) {
        random += alphabet.at(static_cast<unsigned char>(number));
    }
    return PartnerCode(random + check_of(random));
}

std::variant<PartnerCode, CodeMistake> PartnerCode::read(std::string_view text)
{
    std::string symbols;
    while (!text.empty()) {
        if (const std::size_t skipped = separator_length(text); skipped > 0) {
            text.remove_prefix(skipped);
            continue;
        }
        symbols += symbol_of(text.front());
        text.remove_prefix(1);
    }
    if (symbols.empty()) {
        return CodeMistake::empty;
    }
    if (symbols.find_first_not_of(alphabet) != std::string::npos) {
        return CodeMistake::foreign_character;
    }
    if (symbols.size() != characters) {
        return symbols.size() < characters ? CodeMistake::too_short : CodeMistake::too_long;
    }
    const std::string random = symbols.substr(0, random_characters);
    if (random + check_of(random) != symbols) {
        return CodeMistake::mistyped;
    }
    return PartnerCode(std::move(symbols));
}

std::string PartnerCode::text() const
{
    std::string out;
    for (std::size_t begin = 0; begin < symbols_.size(); begin += group) {
        out += (begin == 0 ? "" : "-") + symbols_.substr(begin, group);
    }
    return out;
}

std::string_view PartnerCode::secret() const
{
    return std::string_view(symbols_).substr(0, random_characters);
}

} // namespace ipc
