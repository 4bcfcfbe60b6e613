#include "core/match/seats.hpp"

#include <algorithm>

namespace match {

std::optional<SeatKind> seat_kind(std::string_view option)
{
    const auto* const row = std::ranges::find(seat_kinds, option, &SeatKindName::option);
    if (row == seat_kinds.end()) {
        return std::nullopt;
    }
    return row->kind;
}

std::string_view option_of(SeatKind kind)
{
    return seat_kinds.at(static_cast<std::size_t>(kind)).option;
}

std::string_view title(SeatKind kind)
{
    return seat_kinds.at(static_cast<std::size_t>(kind)).title;
}

Seats first_run_seats()
{
    return {{Seat{SeatKind::human, "Spieler 1"}, Seat{SeatKind::normal, "Spieler 2"}}};
}

} // namespace match
