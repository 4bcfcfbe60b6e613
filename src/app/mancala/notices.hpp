// The requesters of the main window: at most one of each kind is open.
#pragma once

#include "app/glue/game_link.hpp"
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
    lost_game,
    game_end,
    board_in_words,
    partner_end,
    partner_end_game,
    partner_refused,
    partner_differs,
    count ///< number of kinds, no kind
};

/// To the question whether a lost game shall go on.
enum class OfferAnswer
{
    go_on,
    put_aside
};

class Notices
{
  public:
    Notices(toolkit::Screen& screen, glue::Language language);

    /// Opens it in front; one of the same kind that is open is cancelled first.
    void inform(Notice notice, std::string lines);
    /// Likewise with `Ja` and `Nein`.
    void ask(
        Notice notice,
        std::string lines,
        std::function<void()> on_yes,
        std::function<void()> on_no = [] {});
    /// Two games that should be one differ: with which to go on?
    void ask_which(std::string lines, std::function<void(glue::Settlement)> on_answer);
    /// Asks whether that game shall go on.
    void offer(const glue::LostGameNote& lost, const std::function<void(OfferAnswer)>& on_answer);
    /// Its question no longer fits: closes unanswered.
    void withdraw(Notice notice);

  private:
    void open(Notice notice,
              std::string lines,
              std::vector<std::string> buttons,
              std::function<void(int)> on_answer);
    toolkit::Requester*& slot(Notice notice) { return open_.at(static_cast<std::size_t>(notice)); }

    toolkit::Screen& screen_;
    glue::Language language_;
    std::array<toolkit::Requester*, static_cast<std::size_t>(Notice::count)> open_{};
};

} // namespace app
