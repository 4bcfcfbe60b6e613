// The requesters of the main window: at most one of each kind is open.
#pragma once

#include "app/glue/texts.hpp"
#include "render/toolkit/requester.hpp"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace app {

enum class Notice
{
    rules,
    about,
    greetings,
    quit,
    game_end,
    board_in_words,
    count ///< number of kinds, no kind
};

class Notices
{
  public:
    Notices(toolkit::Screen& screen, glue::Language language);

    /// Opens it in front; one of the same kind that is open is cancelled first.
    void inform(Notice notice, std::string lines);
    /// Likewise with `Ja` and `Nein`; `on_yes` is called for the first alone.
    void ask(Notice notice, std::string lines, std::function<void()> on_yes);
    /// Its question no longer fits: closes as cancelled.
    void cancel(Notice notice);

  private:
    void open(Notice notice,
              std::string lines,
              std::vector<std::string> buttons,
              std::function<void()> on_yes);
    toolkit::Requester*& slot(Notice notice) { return open_.at(static_cast<std::size_t>(notice)); }

    toolkit::Screen& screen_;
    glue::Language language_;
    std::array<toolkit::Requester*, static_cast<std::size_t>(Notice::count)> open_{};
};

} // namespace app
