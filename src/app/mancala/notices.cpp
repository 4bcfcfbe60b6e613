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
    {Text::partner_title, "Verbindung"},
    {Text::partner_title, "Spielende"},
    {Text::partner_title, "Verbindung"},
    {Text::partner_title, "Verbindung"},
}};

} // namespace

Notices::Notices(toolkit::Screen& screen, glue::Language language)
    : screen_(screen)
    , language_(language)
{
}

void Notices::inform(Notice notice, std::string lines)
{
    open(notice, std::move(lines), {std::string(text(language_, Text::ok))}, [](int) {});
}

void Notices::ask(Notice notice,
                  std::string lines,
                  std::function<void()> on_yes,
                  std::function<void()> on_no)
{
    open(notice, std::move(lines),
         {std::string(text(language_, Text::yes)), std::string(text(language_, Text::no))},
         [on_yes = std::move(on_yes), on_no = std::move(on_no)](int answer) {
             answer != 0 ? on_yes() : on_no();
         });
}

void Notices::ask_which(std::string lines, std::function<void(glue::Settlement)> on_answer)
{
    using enum glue::Settlement;
    constexpr std::array answers{end, mine, partners}; // as a requester numbers its buttons
    open(Notice::partner_differs, std::move(lines),
         {std::string(text(language_, Text::partner_mine)),
          std::string(text(language_, Text::partner_theirs)),
          std::string(text(language_, Text::partner_part))},
         [answers, on_answer = std::move(on_answer)](int answer) {
             on_answer(answers.at(static_cast<std::size_t>(answer)));
         });
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
                   std::function<void(int)> on_answer)
{
    withdraw(notice);
    const Heading& heading = headings.at(static_cast<std::size_t>(notice));
    const toolkit::Question question{.title = std::string(text(language_, heading.title)),
                                     .text = std::move(lines),
                                     .buttons = std::move(buttons),
                                     .help_node = std::string(heading.help_node)};
    // A question that was withdrawn stands in no slot any more.
    auto tell = [this, notice, on_answer = std::move(on_answer)](int answer) {
        if (std::exchange(slot(notice), nullptr) != nullptr) {
            on_answer(answer);
        }
    };
    slot(notice) = &toolkit::ask(screen_, question, std::move(tell));
}

} // namespace app
