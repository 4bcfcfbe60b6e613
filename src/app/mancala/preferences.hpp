// What the options window sets beside the players: how the game is shown.
#pragma once

#include "app/glue/board_art.hpp"
#include "app/glue/effect.hpp"
#include "app/glue/sync_hook.hpp"
#include "app/glue/thinking.hpp"

#include <cstddef>

namespace app {

/// `Zugverzögerung`.
enum class SowDelay
{
    off,
    on
};

/// What `Farben` says of a palette.
struct ThemeTitle
{
    std::string name;
    std::string fault{}; ///< what is wrong with its file, a short line; empty if nothing is
};

using glue::Sync;

struct Preferences
{
    glue::BoardOptions board;
    SowDelay sow_delay = SowDelay::on;
    Sync sync = Sync::off;
    glue::Thinking thinking = glue::Thinking::brief;
    glue::Effect effect = glue::Effect::none;
    std::size_t theme = 0; ///< number in the list of themes

    bool operator==(const Preferences&) const = default;
};

} // namespace app
