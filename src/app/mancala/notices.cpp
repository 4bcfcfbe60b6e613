#include "app/mancala/notices.hpp"

#include "app/mancala/end_text.hpp"

#include <utility>

namespace app {

namespace {

using glue::Text;

struct Heading
{
    Text title;
    std::string_view help_node;
};

/// In the order of the enum.
constexpr std::array<Heading, static_cast<std::size_t>(Notice::count)> headings{{
    {Text::requester_title, "Regeln"},
    {Text::about_title, "Info"},
    {Text::greetings_title, "Greet"},
    {Text::requester_title, "ProgEnde"},
    {Text::requester_title, "Unterbrochen"},
    {Text::requester_title, "Spielende"},
    {Text::board_in_words, "Ansage"},
}};

} // namespace

Notices::Notices(toolkit::Screen& screen, glue::Language language)
    : screen_(screen)
    , language_(language)
{
}

void Notices::inform(Notice notice, std::string lines)
{
    open(
        notice, std::move(lines), {std::string(text(language_, Text::ok))}, [] {}, [] {});
}

void Notices::ask(Notice notice,
                  std::string lines,
                  std::function<void()> on_yes,
                  std::function<void()> on_no)
{
    open(notice, std::move(lines),
         {std::string(text(language_, Text::yes)), std::string(text(language_, Text::no))},
         std::move(on_yes), std::move(on_no));
}

void Notices::offer(const glue::LostGameNote& lost,
                    const std::function<void(OfferAnswer)>& on_answer)
{
    ask(
        Notice::lost_game, lost_game_text(lost, language_),
        [on_answer] { on_answer(OfferAnswer::go_on); },
        [on_answer] { on_answer(OfferAnswer::put_aside); });
}

void Notices::withdraw(Notice notice)
{
    if (toolkit::Requester* const requester = std::exchange(slot(notice), nullptr)) {
        requester->cancel();
    }
}

void Notices::open(Notice notice,
                   std::string lines,
                   std::vector<std::string> buttons,
                   std::function<void()> on_yes,
                   std::function<void()> on_no)
{
    withdraw(notice);
    const Heading& heading = headings.at(static_cast<std::size_t>(notice));
    const toolkit::Question question{.title = std::string(text(language_, heading.title)),
                                     .text = std::move(lines),
                                     .buttons = std::move(buttons),
                                     .help_node = std::string(heading.help_node)};
    // A question that was withdrawn stands in no slot any more.
    auto on_answer = [this, notice, on_yes = std::move(on_yes),
                      on_no = std::move(on_no)](int answer) {
        if (std::exchange(slot(notice), nullptr) != nullptr) {
            answer != 0 ? on_yes() : on_no();
        }
    };
    slot(notice) = &toolkit::ask(screen_, question, std::move(on_answer));
}

} // namespace app
