#include "core/pairing/hello.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace pairing {

namespace {

constexpr std::array<std::pair<Matter, std::string_view>, 6> matters{{
    {Matter::protocol, "protocol"},
    {Matter::program, "program"},
    {Matter::stones, "stones"},
    {Matter::first_player, "first"},
    {Matter::seat, "seat"},
    {Matter::game, "game"},
}};

std::string_view major_of(std::string_view version)
{
    return version.substr(0, version.find('.'));
}

std::string game_of(const Hello& hello)
{
    return hello.running ? "running:" + std::to_string(hello.moves) : "none";
}

bool games_fit(const Hello& one, const Hello& other)
{
    const bool is_return = one.pairing != 0 || other.pairing != 0;
    return is_return || (one.running == other.running && (!one.running || one.hash == other.hash));
}

} // namespace

std::string to_string(const Version& version)
{
    return std::to_string(version.major) + "." + std::to_string(version.minor);
}

std::string_view word_of(Matter matter)
{
    return matters.at(static_cast<std::size_t>(matter)).second;
}

std::optional<Matter> matter_from(std::string_view word)
{
    const auto* const row = std::find_if(matters.begin(), matters.end(),
                                         [&](const auto& each) { return each.second == word; });
    return row == matters.end() ? std::nullopt : std::optional(row->first);
}

std::optional<Mismatch> mismatch(const Hello& mine, const Hello& partners)
{
    const auto differ = [](Matter matter, const auto& one, const auto& other) {
        return Mismatch{matter, std::to_string(one), std::to_string(other)};
    };
    if (mine.version.major != partners.version.major) {
        return Mismatch{Matter::protocol, to_string(mine.version), to_string(partners.version)};
    }
    if (major_of(mine.program) != major_of(partners.program)) {
        return Mismatch{Matter::program, mine.program, partners.program};
    }
    if (mine.stones != partners.stones) {
        return differ(Matter::stones, mine.stones, partners.stones);
    }
    if (mine.first != partners.first) {
        return differ(Matter::first_player, mine.first, partners.first);
    }
    if (mine.seat && mine.seat == partners.seat) {
        return differ(Matter::seat, number_of(*mine.seat), number_of(*partners.seat));
    }
    if (!games_fit(mine, partners)) {
        return Mismatch{Matter::game, game_of(mine), game_of(partners)};
    }
    return std::nullopt;
}

} // namespace pairing
