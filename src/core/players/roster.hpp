// The players built into the game, by kind and by the name they have on command lines.
#pragma once

#include "core/players/player.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string_view>

namespace players {

enum class Kind
{
    random,
    normal,
    gemein,
    taktik
};

/// In the order of their strength.
inline constexpr std::array all_kinds{Kind::random, Kind::normal, Kind::gemein, Kind::taktik};

/// "random", "normal", "gemein", "taktik".
[[nodiscard]] std::string_view name(Kind kind);

/// The kind of that name, nothing if there is none.
[[nodiscard]] std::optional<Kind> kind_named(std::string_view name);

[[nodiscard]] std::unique_ptr<Player> make_player(Kind kind);

} // namespace players
