// What the editor's gadgets, keys and menu items ask for, with the guide's page of each.
#pragma once

#include "render/toolkit/input.hpp"

#include <optional>
#include <string_view>

namespace editor {

enum class Command
{
    close,
    load,
    save,
    restore,
    play_on,
    listen, ///< switches listening over
    print,
    check, ///< opens the analysis of the record
    first,
    back,
    play, ///< or pauses
    forward,
    last,
    slower,
    faster
};

[[nodiscard]] std::string_view help_node(Command command);

/// Keys that no gadget wants: `,` and `.` step, P or Space plays and pauses, Home and End go to the
/// ends, + and - change the speed, A opens the analysis.
[[nodiscard]] std::optional<Command> command_of(const toolkit::KeyEvent& event);

} // namespace editor
