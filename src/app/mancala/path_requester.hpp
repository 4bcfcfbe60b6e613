// Asks for the path of a file: one line to type it, a button to take it and one to leave it.
#pragma once

#include "render/toolkit/screen.hpp"

#include <functional>
#include <string>

namespace app {

struct PathQuestion
{
    std::string title;
    std::string path; ///< to begin with
    std::string accept;
    std::string cancel;
    std::string help_node;
};

/// Opens a requester in the middle of the screen. `on_path` hears the path that was accepted, not
/// empty; nothing is told when it was cancelled.
void ask_path(toolkit::Screen& screen,
              const PathQuestion& question,
              std::function<void(const std::string&)> on_path);

} // namespace app
