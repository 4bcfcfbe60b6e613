// What crosses between two linked programs, out of all that can change a game.
#pragma once

#include "core/match/action.hpp"

#include <optional>
#include <variant>

namespace pairing {

/// The four actions that cross, and that the rule of repetition ends the game.
using Deed = std::variant<match::PlayPit, match::Undo, match::NewGame, match::EndGame>;
[[nodiscard]] match::Action action_of(const Deed& deed);
/// Nothing for an action that does not cross.
[[nodiscard]] std::optional<Deed> deed_of(const match::Action& action);

} // namespace pairing
