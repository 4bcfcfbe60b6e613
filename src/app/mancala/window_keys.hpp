// What the keys of the main window mean. Letters with Ctrl or right Amiga go by their symbol, so
// that Z is Z on every layout; the keys of the pits go by their place.
#pragma once

#include "core/mancala/pit.hpp"
#include "render/toolkit/input.hpp"

#include <optional>

namespace app {

/// What a gadget, a menu item or a key asks for.
enum class Command
{
    new_game,
    end_game,
    undo,
    redo,
    rules,
    options,
    about,
    greetings,
    quit,
    end_pause
};

[[nodiscard]] std::optional<Command> command_of(const toolkit::KeyEvent& event);

/// 1 to 6 are the top row, the six keys below them the bottom row.
[[nodiscard]] std::optional<mancala::Pit> pit_of(const toolkit::KeyEvent& event);

} // namespace app
