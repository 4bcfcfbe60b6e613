// The menus of the main window: the two of 1996 letter by letter, and `Extras` for what they did
// not have.
#pragma once

#include "app/glue/effect.hpp"
#include "app/glue/game_link.hpp"
#include "app/glue/texts.hpp"
#include "render/toolkit/help.hpp"
#include "render/toolkit/menu.hpp"

#include <vector>

namespace app {

/// Whether somebody is there to fulfil an order.
enum class Service
{
    missing,
    offered
};

/// What decides which items are ghosted or checked.
struct MenuState
{
    Service editor = Service::missing;
    Service guide = Service::missing;
    Service partner = Service::missing;
    Service hint = Service::missing; ///< missing also where nobody is to be advised
    Service analysis = Service::missing;
    toolkit::CheckMark panel = toolkit::CheckMark::off;
    toolkit::HelpMode help_mode = toolkit::HelpMode::off;
    glue::Effect effect = glue::Effect::none;
};

/// An item's id is the number of its `Command`.
[[nodiscard]] std::vector<toolkit::Menu>
main_menus(glue::Language language, const glue::GameView& view, const MenuState& state);

} // namespace app
