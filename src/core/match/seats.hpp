// Names and kinds of the two players: words only, no player is called from here. Guide nodes "Typ",
// "Mensch" ... "ExP", "Meister".
#pragma once

#include "core/mancala/pit.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace match {

/// In the order of the cycle gadget.
enum class SeatKind
{
    human,
    normal,
    gemein,
    taktik,
    extern1,
    extern2,
    meister ///< not of 1996, so it comes after all others
};

struct SeatKindName
{
    SeatKind kind;
    std::string_view option; ///< as on the command line
    std::string_view title;  ///< as on the screen
};

inline constexpr std::array<SeatKindName, 7> seat_kinds{{
    {SeatKind::human, "mensch", "Mensch"},
    {SeatKind::normal, "normal", "Computer (Normal)"},
    {SeatKind::gemein, "gemein", "Computer (Gemein)"},
    {SeatKind::taktik, "taktik", "Computer (Taktik)"},
    {SeatKind::extern1, "extern1", "Computer (Extern 1)"},
    {SeatKind::extern2, "extern2", "Computer (Extern 2)"},
    {SeatKind::meister, "meister", "Computer (Meister)"},
}};

/// The kind of a command line word; case matters.
[[nodiscard]] std::optional<SeatKind> seat_kind(std::string_view option);

[[nodiscard]] std::string_view option_of(SeatKind kind);
[[nodiscard]] std::string_view title(SeatKind kind);

/// Where the player of a seat is: in this program, or in the one linked with it, which is then the
/// guest or the host of the link (network.md). A host gives the order of all actions.
enum class Home
{
    here,
    guest,
    host
};

/// A player who is not here counts as what the partner says he is: human or Normal for a computer.
struct Seat
{
    SeatKind kind = SeatKind::human;
    std::string name;
    Home home = Home::here;

    [[nodiscard]] bool is_human() const { return kind == SeatKind::human; }
    [[nodiscard]] bool is_here() const { return home == Home::here; }

    bool operator==(const Seat&) const = default;
};

struct Seats
{
    std::array<Seat, 2> both;

    [[nodiscard]] const Seat& of(mancala::Player player) const { return both[index_of(player)]; }
    [[nodiscard]] int humans() const
    {
        return (both[0].is_human() ? 1 : 0) + (both[1].is_human() ? 1 : 0);
    }
    /// Whose player sits at the partner's; nothing for a game that is not linked.
    [[nodiscard]] std::optional<mancala::Player> remote() const
    {
        if (both[0].is_here() && both[1].is_here()) {
            return std::nullopt;
        }
        return both[0].is_here() ? mancala::Player::two : mancala::Player::one;
    }

    bool operator==(const Seats&) const = default;
};

/// The seats of a first run: a human against Normal, names "Spieler 1" and "Spieler 2".
[[nodiscard]] Seats first_run_seats();

} // namespace match
