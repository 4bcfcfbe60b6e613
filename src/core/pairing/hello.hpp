// What two programs tell each other before they are linked, and whether they fit.
#pragma once

#include "core/mancala/pit.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pairing {

/// Another major number is another language; a greater minor one only adds to it.
struct Version
{
    int major = 1;
    int minor = 0;

    bool operator==(const Version&) const = default;
};
inline constexpr Version own_protocol{1, 0};
[[nodiscard]] std::string to_string(const Version& version);

/// Names are cut to so many bytes.
inline constexpr std::size_t longest_name = 64;

/// As GetSpielertypen has it.
enum class Kind
{
    human,
    computer
};

struct Sitter
{
    Kind kind = Kind::human;
    std::string name;

    bool operator==(const Sitter&) const = default;
};

/// What a program says of itself.
struct Self
{
    std::string program; ///< its version
    std::optional<mancala::Player> seat;
    Sitter sitter;
};

struct Hello
{
    Version version = own_protocol;
    std::string program; ///< its version, as "1.2.3"
    /// Of which pairing this is the return; 0 for a program that was in none since its start.
    std::uint64_t pairing = 0;
    int stones = 4;                      ///< per pit
    int first = 1;                       ///< the player who begins
    std::optional<mancala::Player> seat; ///< nothing: whichever is left, for a guest
    bool running = false;
    std::size_t moves = 0;
    std::uint64_t hash = 0; ///< of the standing
    Sitter sitter;

    bool operator==(const Hello&) const = default;
};

enum class Matter
{
    protocol,
    program,
    stones,
    first_player,
    seat,
    game
};
[[nodiscard]] std::string_view word_of(Matter matter);
[[nodiscard]] std::optional<Matter> matter_from(std::string_view word);

/// Why two programs do not fit, with both values as words without blanks.
struct Mismatch
{
    Matter matter;
    std::string mine;
    std::string partners;
};

/// Nothing if they fit. A game that runs on one side alone is a mismatch unless one of them comes
/// back to a pairing.
[[nodiscard]] std::optional<Mismatch> mismatch(const Hello& mine, const Hello& partners);

} // namespace pairing
