// The one-time code that one person tells another, so that only their two programs find together:
// 22 random characters and 2 that check them, shown as "3K7M-...": six groups of four. There are 26
// characters that cannot be taken for one another: no 0, O, 1, I and L at all, and of 2/Z, 5/S,
// 6/G, 8/B and V/U only the first.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace ipc {

/// Why a text is no partner code, found before any connection.
enum class CodeMistake
{
    empty,
    foreign_character, ///< one that no code has, such as a 0 or an umlaut
    too_short,
    too_long,
    mistyped, ///< the checking characters do not fit the others
};

class PartnerCode
{
  public:
    static constexpr std::size_t random_characters = 22; ///< 103 bits
    static constexpr std::size_t characters = random_characters + 2;

    /// A new code from the system's random source. Throws PortError if it gives nothing.
    [[nodiscard]] static PartnerCode fresh();

    /// The code made of these random numbers, each below 26; for tests.
    [[nodiscard]] static PartnerCode of(const std::string& numbers);

    /// What a person typed or a file holds: letter case, blanks, ends of line, hyphens and dashes
    /// do not matter, and Z, S, G, B and U are read as the character they look like.
    [[nodiscard]] static std::variant<PartnerCode, CodeMistake> read(std::string_view text);

    /// For people: "3K7M-XXXX-XXXX-XXXX-XXXX-XXXX".
    [[nodiscard]] std::string text() const;

    /// For the derivation of keys: the 22 random characters.
    [[nodiscard]] std::string_view secret() const;

    bool operator==(const PartnerCode&) const = default;

  private:
    explicit PartnerCode(std::string symbols);

    std::string symbols_; ///< all 24, without hyphens
};

} // namespace ipc
