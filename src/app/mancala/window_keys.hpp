// What the keys of the main window mean that neither gadgets nor menus know. Letters with Ctrl or
// right Amiga go by their symbol, so that Z is Z on every layout; the keys of the pits go by their
// place.
#pragma once

#include "core/mancala/pit.hpp"
#include "render/toolkit/input.hpp"

#include <optional>
#include <string_view>

namespace app {

/// What a gadget, a menu item or a key asks for; a menu item's id is its number.
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
    end_pause,
    editor,
    help_mode,
    tell_board,
    picture,
    picture_as_shown,
    scan_lines,
    flicker,
    partner,
    hint,
    analysis
};

/// The guide's page about it.
[[nodiscard]] std::string_view help_node(Command command);

/// The menus' own keys are not among these.
[[nodiscard]] std::optional<Command> command_of(const toolkit::KeyEvent& event);

/// F12 and Print take a picture whatever is open, Shift: as shown.
[[nodiscard]] std::optional<Command> picture_of(const toolkit::KeyEvent& event);

/// 1 to 6 are the top row, the six keys below them the bottom row.
[[nodiscard]] std::optional<mancala::Pit> pit_of(const toolkit::KeyEvent& event);

} // namespace app
